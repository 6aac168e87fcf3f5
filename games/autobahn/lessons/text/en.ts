export const en = {
  'lesson.roads.title': 'Roads and prices',
  'lesson.roads.about': 'Build a road section and see two cities rise',
  'lesson.roads.goal': 'Build a section that raises a city.',
  'lesson.roads.step.1':
    'Every turn begins with one action. Play a card on Build road section: its colour says on which autobahn you build.',
  'lesson.roads.do.1': 'Play a card on Build road section',
  'lesson.roads.step.2':
    'Choose a section that completes its link. A link that is complete raises the cities at both ends.',
  'lesson.roads.do.2': 'Raise a city',
  'lesson.roads.passed':
    'You paid for the road and placed an employee in the office of that autobahn. The higher its cities, the more the office pays at the end of the era.',
  'lesson.roads.missed': 'The road is built, but no city rose: this section does not complete its link.',
  'lesson.roads.answer.1': 'That section is only half of its link. Cities rise when a link is complete.',

  'lesson.offices.title': 'The office chairs',
  'lesson.offices.about': 'Who sits, who is pushed out',
  'lesson.offices.goal': 'Push a rival out of a full office.',
  'lesson.offices.step.1':
    'Building and upgrading both place an employee in the office of that autobahn. Look for an office that is full: play a card of its colour.',
  'lesson.offices.do.1': 'Play a card on Build or Upgrade',
  'lesson.offices.step.2':
    'The office is full: whoever sits furthest to the left goes down to the Lobby. Build or upgrade on that autobahn.',
  'lesson.offices.do.2': 'Push somebody out',
  'lesson.offices.passed':
    'Your employee has the chair, your rival’s waits in the Lobby. From the Lobby people are promoted, so being pushed out is no disaster.',
  'lesson.offices.missed': 'Your employee found an empty chair there. Choose the autobahn whose office is full.',
  'lesson.offices.answer.1': 'That office still had an empty chair.',
  'lesson.offices.answer.2': 'That office still had an empty chair.',

  'lesson.trucks.title': 'Load and drive',
  'lesson.trucks.about': 'A truck on the road',
  'lesson.trucks.goal': 'Load a truck and drive one section.',
  'lesson.trucks.step.1': 'Play a card on Load truck. Its colour says at which depots you may load.',
  'lesson.trucks.do.1': 'Play a card on Load truck',
  'lesson.trucks.step.2': 'Choose a depot of that autobahn. Each depot has one kind of goods.',
  'lesson.trucks.do.2': 'Load at a depot',
  'lesson.trucks.step.3':
    'At the end of your turn, trucks that stand on a road in the colour of your card may drive. Tap the section in front of the truck.',
  'lesson.trucks.do.3': 'Drive a section',
  'lesson.trucks.passed':
    'The truck is on its way. It drives again whenever you play a card in the colour of the road it stands on.',
  'lesson.trucks.missed': 'The truck is loaded but did not move. After the action, tap the section in front of it.',
  'lesson.trucks.answer.1': 'You finished the turn before the truck had moved.',

  'lesson.delivery.title': 'Your first delivery',
  'lesson.delivery.about': 'Over the border, and be paid',
  'lesson.delivery.goal': 'Deliver goods abroad.',
  'lesson.delivery.step.1': 'Your truck is loaded and has steps left. Drive on towards the border.',
  'lesson.delivery.do.1': 'Drive on',
  'lesson.delivery.step.2': 'One step beyond a foreign city delivers. Tap the sign of the city.',
  'lesson.delivery.do.2': 'Deliver abroad',
  'lesson.delivery.passed':
    'That is a whole delivery: load, drive, step beyond the border. Every new country counts for your people in the Trade Department.',
  'lesson.delivery.missed': 'The truck stopped short of the border. The step beyond the foreign city is the delivery.',
  'lesson.delivery.answer.1': 'You stopped although there was a step left.',
  'lesson.delivery.answer.2': 'You finished the turn although the truck could go on.',

  'lesson.station.title': 'A station of your own',
  'lesson.station.about': 'Earn when a truck drives past',
  'lesson.station.goal': 'Build a service station and drive past it.',
  'lesson.station.step.1':
    'Play a card on Build service station. Your truck stands on a link of that colour with room for a station.',
  'lesson.station.do.1': 'Play a card on Build service station',
  'lesson.station.step.2': 'Put the station on the link where your truck stands. It costs nothing.',
  'lesson.station.do.2': 'Build the station',
  'lesson.station.step.3':
    'A truck passes the station when it drives from one half of the link to the other. Drive past it and take a bonus of your station row.',
  'lesson.station.do.3': 'Drive past it',
  'lesson.station.passed':
    'Every pass brings a bonus of your row, and others who drive past bring you money. More stations open more of the row.',
  'lesson.station.missed': 'The station is built, but your truck did not drive past it this turn.',
  'lesson.station.answer.1': 'You finished the turn before the truck had passed the station.',
  'lesson.station.answer.2': 'The truck stopped in front of the station.',

  'lesson.unlock.title': 'Padlocks',
  'lesson.unlock.about': 'Tokens open technologies',
  'lesson.unlock.goal': 'Unlock the second truck.',
  'lesson.unlock.step.1': 'Play a card on Unlock technology: you use the unlock token of its colour.',
  'lesson.unlock.do.1': 'Play a card on Unlock technology',
  'lesson.unlock.step.2':
    'Choose the padlock of your second truck. In a column you open the levels from top to bottom.',
  'lesson.unlock.do.2': 'Open the second truck',
  'lesson.unlock.passed':
    'You have a second truck. Opened columns also let your people climb higher in the Administration.',
  'lesson.unlock.missed': 'You opened another technology. It is useful too, but the second truck stays locked.',
  'lesson.unlock.answer.1': 'That padlock belongs to another technology.',

  'lesson.track.title': 'The development track',
  'lesson.track.about': 'Steps that pay',
  'lesson.track.goal': 'Reach a space with a bonus.',
  'lesson.track.step.1':
    'Many things let you Develop: technologies, bonus tiles, extra effects of cards. Play a card on Build or Upgrade first.',
  'lesson.track.do.1': 'Play a card',
  'lesson.track.step.2': 'Now Develop: your token moves along the track.',
  'lesson.track.do.2': 'Develop',
  'lesson.track.step.3': 'You stop on every space on the way. A space with a symbol brings its bonus at once.',
  'lesson.track.do.3': 'Gain a bonus of the track',
  'lesson.track.passed': 'The bonus is yours. The last spaces of the track form a loop: there, every step pays again.',
  'lesson.track.missed': 'You did not reach a space with a bonus this turn.',
  'lesson.track.answer.1': 'You finished the action without using what lets you Develop.',

  'lesson.promote.title': 'Up the Administration',
  'lesson.promote.about': 'Where the points come from',
  'lesson.promote.goal': 'Promote an employee.',
  'lesson.promote.step.1':
    'Your delivery board has a bonus waiting: you brought a country the goods it prefers. Claim it before your action.',
  'lesson.promote.do.1': 'Claim the bonus',
  'lesson.promote.step.2':
    'Promote: an employee in the Lobby goes to the first floor of a Department, or climbs one floor higher.',
  'lesson.promote.do.2': 'Promote an employee',
  'lesson.promote.passed':
    'People in the Departments score at the end of the game: the higher the floor, the more. Most points of the game are made up there.',
  'lesson.promote.missed': 'The bonus still waits. Claim it at the beginning of a turn.',
  'lesson.promote.answer.1': 'You left the bonus where it is. It keeps, but it scores nothing there.',
} as const;
