/** What the command says. Keys: `help.*`, `command.*` and `flag.*` are help; the others are named after their command. */
export const en = {
  'help.title': 'Roundhouse: transport board games in the terminal',
  'help.usage': 'Usage',
  'help.command': 'command',
  'help.options': 'options',
  'help.example': 'Example',
  'help.exit': 'Exit codes: 0 done, 1 what was asked for failed, 2 called wrongly',
  'help.more': 'roundhouse <command> --help tells more. Without a command: choose a game from a menu and play.',

  'command.play': 'Play in the terminal, alone or with several people',
  'command.games': 'Show the games with their seats and options',
  'command.simulate': 'Let opponents play many games and compare them',
  'command.record': 'Let opponents play one game and write it to a record file',
  'command.verify': 'Play record files again and check every claim they make',
  'command.transcript': 'Show a record file as readable text',
  'command.engine': 'Drive a game from another program, with JSON lines on standard input and output',
  'command.conform': 'Test a game against the contract in many random games',
  'command.bench': 'Measure the speed of the games, with boardgame.io for comparison',

  'flag.seats': 'who sits where: human, an opponent (random, greedy, steady) or an automa of the game',
  'flag.option': 'an option of the game; may be given several times',
  'flag.seed': 'number that decides all luck; the same seed is the same game',
  'flag.edition': 'component data of your own instead of the standard edition',
  'flag.resume': 'go on with a saved game',
  'flag.save': 'where to save the game (by default in your own folder for saved games)',
  'flag.names': 'names of the people at the table, in the order of their seats',
  'flag.open': 'several people: everybody may see the screen, no hand-over',
  'flag.games': 'how many games',
  'flag.workers': 'how many processor cores to use',
  'flag.out': 'file to write; without it the record goes to standard output',
  'flag.first': 'number of the first game; goes on where an earlier run stopped',
  'flag.thoroughness': 'share of positions at which every check is made',
  'flag.play-seed': 'with --choices: seed of the checks',
  'flag.check': 'with --choices: make this check alone',
  'flag.choices': 'show one game again that broke the contract',
  'flag.rounds': 'how often to measure; the median counts',
  'flag.lang': 'language',
  'flag.json': 'answer as JSON',
  'flag.help': 'this help',

  'games.seats': 'seats',
  'games.sitters': 'who can sit',
  'games.edition': 'edition',
  'games.ruleset': 'ruleset {version}',
  'games.options': 'options, the usual value first',
  'games.players': '{range, select, yes {{min}–} other {}}{max, plural, one {# player} other {# players}}',

  progress: '{done} of {total} games, {rate} per second, {left} left',

  'simulate.kind': 'seat',
  'simulate.seats': 'seats',
  'simulate.wins': 'wins',
  'simulate.share': 'of the games',
  'simulate.interval': '95 % interval',
  'simulate.fair': 'if all were equal',
  'simulate.points': 'mean points',
  'simulate.speed':
    '{games, plural, one {# game} other {# games}} in {seconds} s: {rate} games and {decisions} decisions per second',

  'record.moves': '{moves, plural, one {# move} other {# moves}}',
  'record.unfinished': 'not finished',
  'record.won': 'won by',
  'verify.ok': 'ok',

  'conform.done':
    '{games, plural, one {# game} other {# games}} with {moves, plural, one {# move} other {# moves}} over {setups, plural, one {# setup} other {# setups}}, {checks} checks, {seconds} s',
  'conform.sound': '{title} keeps the contract.',
  'conform.goOn': 'Stopped. Go on with',
  'conform.again': 'See it again with',
  'conform.after': 'After {moves, plural, one {# move} other {# moves}}:',
  'conform.gone': 'The check holds in this game.',

  'bench.measuring': 'measuring {what} …',
  'bench.what': 'random players, one core',
  'bench.games': 'games/s',
  'bench.decisions': 'decisions/s',
  'bench.clone': 'clone µs',
  'bench.movesMean': 'moves() mean µs',
  'bench.movesWorst': 'moves() worst µs',
  'bench.ratio': 'decisions/s ÷ boardgame.io',
  'bench.length': 'decisions per game',
  'bench.noRival': 'boardgame.io is not installed (it is a development dependency); no comparison',
  'bench.note':
    'Medians of {rounds, plural, one {# round} other {# rounds}}, processor time. Decisions with one legal move do not count. boardgame.io: a simplified game of similar size, through its reducer and through its client.',

  'table.player': 'Player',
  'table.playerNumber': 'Player {number}',
  'table.moveNumber': 'move {number}',
  'table.seed': 'seed {seed}',
  'table.thinking': '{seat} is thinking …',
  'table.handOver': 'Over to {seat}',
  'table.pressEnter': 'Press Enter when nobody else is looking. ',
  'table.more': '… {lines, plural, one {# more line} other {# more lines}} before (l shows the log)',
  'table.narrow': 'The terminal is {columns} columns wide; this board needs {needed}.',
  'table.page': 'page {page} of {pages}: n next, p back',
  'table.filtered': '{shown} of {all} moves with “{filter}”, Enter shows all',
  'table.noSuchNumber': 'There is no move {number}; the numbers go from 1 to {most}.',
  'table.noMatch': 'No move has “{filter}” in it. h shows what you can type.',
  'table.logMore': '… {lines, plural, one {# line} other {# lines}} before (l all shows everything)',
  'table.forecast': 'If the game ended now:',
  'table.rule': 'This question comes from rule {rule}.',
  'table.cannotUndo': 'Nothing can be taken back: something was drawn, rolled or shown, or somebody else has decided.',
  'table.undone': 'Taken back: {move}',
  'table.saved': 'Saved. Go on with: roundhouse play --resume {file}',
  'table.kept': 'The game is kept. Read it with: roundhouse transcript {file}',
  'table.help': `What you can type, followed by Enter:
  12          make move 12
  some words  show only moves with these words (/words if they clash with a key)
  Enter       make the move if only one is shown, else next page or the whole board again
  u           take back, as long as nothing was drawn, rolled or shown since
  l           log of what happened (l all: everything)
  s           score if the game ended now
  b           board again
  save file   save a copy (the game is saved by itself after every move)
  h           this help
  q           leave; the game stays saved`,

  'keys.move': 'number = move · words = search',
  'keys.enter': 'Enter = move {number}',
  'keys.undo': 'u undo',
  'keys.rest': 'l log · s score · h help · q leave',

  'menu.title': 'Roundhouse',
  'menu.languages': 'de Deutsch · pl polski · en English · q leave',
  'menu.whichGame': 'Which game?',
  'menu.continue': 'go on with {title} ({moves, plural, one {# move} other {# moves}} played)',
  'menu.choose': 'Number [{first}]:',
  'menu.again': 'Please type a number from 1 to {most}, or just Enter.',
  'menu.whoPlays': 'Who plays?',
  'menu.alone': 'you',
  'menu.against': 'you against {opponents, plural, one {# opponent} other {# opponents}}',
  'menu.ownSeats': '    or type seats, for example human,human,steady',
  'menu.howStrong': 'How strong?',
  'menu.strongest': 'strongest',
  'menu.weakest': 'any legal move',
  'menu.options': 'Options:',
  'menu.change': 'Number to change, Enter to begin:',
} as const;
