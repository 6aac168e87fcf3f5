export const en = {
  'lesson.drive.title': 'Drive with a card',
  'lesson.drive.about': 'Fields, coal and stopping early',
  'lesson.drive.goal': 'Carry out two movement actions.',
  'lesson.drive.step.1':
    'Play an action card. It has three movement actions, I to III: how many fields you move, and how much coal that costs.',
  'lesson.drive.do.1': 'Play an action card',
  'lesson.drive.step.2':
    'Movement action I: move exactly that many fields. Tap the field where your locomotive is to end.',
  'lesson.drive.do.2': 'Movement action I',
  'lesson.drive.step.3':
    'Movement action II costs more coal as a rule. You may stop after any action; this time, drive on.',
  'lesson.drive.do.3': 'Movement action II',
  'lesson.drive.passed':
    'Two actions, two places visited. You may stop whenever you like, but none of the three may be skipped.',
  'lesson.drive.missed': 'You stopped after too few movement actions. This time drive on.',
  'lesson.drive.answer.1': 'You stopped early. Coal you keep is there next round; the fields are not.',

  'lesson.siding.title': 'The sidings',
  'lesson.siding.about': 'Three tracks, nine spaces',
  'lesson.siding.goal': 'End a move on a siding.',
  'lesson.siding.step.1':
    'Sidings lie along the loops. Play a card whose first action brings you onto one: count the fields.',
  'lesson.siding.do.1': 'Play an action card',
  'lesson.siding.step.2': 'End exactly on a siding field. You gain the siding tile of that number, at once.',
  'lesson.siding.do.2': 'End on a siding',
  'lesson.siding.passed':
    'The tile is used and a new one lies there. Warehouses in the zone score too, whoever stopped on its siding.',
  'lesson.siding.missed': 'Your locomotive did not end on a siding.',
  'lesson.siding.answer.1': 'You stopped before you had reached a siding.',
  'lesson.siding.answer.2': 'That field brings nothing. A siding field has a number and a tile.',

  'lesson.city.title': 'Cities',
  'lesson.city.about': 'Be there first',
  'lesson.city.goal': 'Place a city marker in a new city.',
  'lesson.city.step.1':
    'Play a card with enough fields to reach the next city. A move may end in a city early; the fields left over cost points.',
  'lesson.city.do.1': 'Play an action card',
  'lesson.city.step.2': 'Drive into the city. On your first visit you place a city marker and take its movement token.',
  'lesson.city.do.2': 'Drive into a city',
  'lesson.city.passed':
    'The earlier you come, the better the token you find there. All nine cities bring points at the end.',
  'lesson.city.missed': 'You did not reach a city you had not visited before.',
  'lesson.city.answer.1': 'You stopped before you had reached the city.',
  'lesson.city.answer.2': 'That field is no city. Count the fields once more.',

  'lesson.contract.title': 'Contracts',
  'lesson.contract.about': 'Unload for points',
  'lesson.contract.goal': 'Fulfil a contract.',
  'lesson.contract.step.1':
    'You have cubes on your wagons that a contract wants. Play a card that takes you into a city of that region.',
  'lesson.contract.do.1': 'Play an action card',
  'lesson.contract.step.2':
    'Drive to a city in whose region the contract lies. Its space for a contract of that size must be free.',
  'lesson.contract.do.2': 'Drive',
  'lesson.contract.step.3': 'Fulfil the contract: the cubes leave your wagons and a contract marker stays in the city.',
  'lesson.contract.do.3': 'Fulfil the contract',
  'lesson.contract.passed':
    'Points now, and a marker that counts at the end. The Unloading track says how many cubes you may unload in one visit.',
  'lesson.contract.missed': 'The contract is not fulfilled. You need its cubes and a city of its region.',
  'lesson.contract.answer.1': 'You stopped before you had reached the city.',
  'lesson.contract.answer.2': 'You left the city without fulfilling the contract.',

  'lesson.lobby.title': 'Spies and sectors',
  'lesson.lobby.about': 'A step on a progress track',
  'lesson.lobby.goal': 'Gain coal by lobbying.',
  'lesson.lobby.step.1':
    'Place your spy in a sector. Each sector moves you up on one progress track and gives what the track is about. You need coal: choose a Resource Sector.',
  'lesson.lobby.do.1': 'Place your spy',
  'lesson.lobby.step.2': 'The Resource Sector gives coal at once, and more income from now on.',
  'lesson.lobby.do.2': 'Gain coal',
  'lesson.lobby.passed': 'Progress pays every round. At the end, whoever has most influence in a sector scores there.',
  'lesson.lobby.missed': 'Your spy went elsewhere. The Resource Sector is the one that gives coal.',
  'lesson.lobby.answer.1': 'That sector is about something else. Look for the Resource Sector.',

  'lesson.invest.title': 'Invest before you drive',
  'lesson.invest.about': 'Actions for investment markers',
  'lesson.invest.goal': 'Build a warehouse.',
  'lesson.invest.step.1':
    'Investment markers pay for actions; players take turns until everybody has passed. Choose the action that builds a warehouse.',
  'lesson.invest.do.1': 'Pay for building a warehouse',
  'lesson.invest.step.2':
    'Choose a zone of the region your locomotive is in. Where a station stands, warehouses can be rented out later.',
  'lesson.invest.do.2': 'Choose a zone',
  'lesson.invest.passed':
    'Each warehouse moves you up on the infrastructure track of its region. Markers you do not spend are kept.',
  'lesson.invest.missed': 'No warehouse was built.',
  'lesson.invest.answer.1': 'You passed: that is final for this round.',
  'lesson.invest.answer.2': 'That action does something else.',

  'lesson.load.title': 'Wagons and cubes',
  'lesson.load.about': 'What your train can carry',
  'lesson.load.goal': 'Load a wagon.',
  'lesson.load.step.1':
    'In the income phase you may load as many wagons as your Loading track says. Choose a wagon: every slot takes the cube it shows, a slot with a star takes any.',
  'lesson.load.do.1': 'Load a wagon',
  'lesson.load.passed': 'Loaded cubes stay until you unload or sell them. Look at the contracts before you choose.',
  'lesson.load.missed': 'The wagon is still empty.',
  'lesson.load.answer.1': 'You went on without loading.',

  'lesson.market.title': 'The black market',
  'lesson.market.about': 'Sell what nobody wants',
  'lesson.market.goal': 'Sell cubes on a black market.',
  'lesson.market.step.1': 'A black market lies on every middle loop. Play a card with which you can reach it.',
  'lesson.market.do.1': 'Play an action card',
  'lesson.market.step.2': 'End your move on the black market. A movement token may add fields.',
  'lesson.market.do.2': 'Drive to the black market',
  'lesson.market.step.3':
    'Choose what you want: the cubes you sell must be worth its price. What is left over is lost.',
  'lesson.market.do.3': 'Sell cubes',
  'lesson.market.passed': 'One exchange per stop. Cubes that fit no contract are worth something here.',
  'lesson.market.missed': 'You did not sell anything.',
  'lesson.market.answer.1': 'You stopped before you had reached the market.',
  'lesson.market.answer.2': 'You left the market without selling.',

  'lesson.special.title': 'The fourth action',
  'lesson.special.about': 'A reward for driving on',
  'lesson.special.goal': 'Use a special action.',
  'lesson.special.step.1':
    'The special action at the foot of a card needs all three movement actions. Choose a card whose three actions you can pay.',
  'lesson.special.do.1': 'Play an action card',
  'lesson.special.step.2': 'Carry out all three movement actions, one after the other.',
  'lesson.special.do.2': 'Drive',
  'lesson.special.step.3':
    'Pay 1 coal and use a special action: of the card you played, or of another one in your hand.',
  'lesson.special.do.3': 'Use the special action',
  'lesson.special.passed':
    'Strong special actions are often on cards that drive badly. A card from the hand is used up with it.',
  'lesson.special.missed': 'The special action needs all three movement actions and 1 coal.',
  'lesson.special.answer.1': 'You declined the special action.',
  'lesson.special.answer.2': 'You stopped before the third movement action.',

  'lesson.mission.title': 'Heroes and missions',
  'lesson.mission.about': 'Cubes kept to the end',
  'lesson.mission.goal': 'Play a hero as a mission.',
  'lesson.mission.step.1':
    'Your locomotive is in the region of one of your heroes’ cities, and its mission token is still there. Play the hero.',
  'lesson.mission.do.1': 'Play a hero',
  'lesson.mission.passed': 'You gain the bonus now. At the end, the mission scores for the cubes it asks for.',
  'lesson.mission.missed': 'The hero is still in your hand. Somebody else may take the token first.',
  'lesson.mission.answer.1': 'You passed. Heroes never played are worth nothing.',
  'lesson.mission.answer.2': 'You declined. Heroes never played are worth nothing.',
} as const;
