// The doors of docs/architecture.md: which room may know which.
const TEST = '\\.test\\.tsx?$';
const BOARD = '^games/[^/]+/board/';

/** A room may reach itself and the rooms it knows, nothing else of the house. */
const room = (name, knows) => ({
  name: `${name}-doors`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: [TEST, '/testing/'] },
  to: {
    path: '^(kernel|games|players|host|lab|server|web|cli|scripts)/',
    pathNot: `^(${[name, ...knows].join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    room('kernel', []),
    {
      ...room('games', ['kernel']),
      from: { path: '^games/', pathNot: [TEST, BOARD] },
    },
    {
      name: 'board-doors',
      comment:
        'a board knows the kernel and the web kit, draws from data, and asks no rule: of its game it takes types, words and data',
      severity: 'error',
      from: { path: BOARD, pathNot: TEST },
      to: {
        path: '^(kernel|games|players|host|lab|server|web|cli|scripts)/',
        pathNot: ['^kernel/', '^web/kit/', BOARD, '^games/[^/]+/(text|components)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-draw-nothing',
      severity: 'error',
      from: { path: '^games/', pathNot: BOARD },
      to: { path: BOARD },
    },
    room('players', ['kernel']),
    room('host', ['kernel', 'players']),
    {
      ...room('server', ['kernel', 'games', 'players', 'host']),
      from: { path: '^server/', pathNot: [TEST, '/testing/'] },
    },
    {
      name: 'kit-doors',
      comment: 'the kit is what boards may know of the table, so it knows no more than they do',
      severity: 'error',
      from: { path: '^web/kit/', pathNot: TEST },
      to: { path: '^(kernel|games|players|host|lab|server|web|cli|scripts)/', pathNot: '^(kernel|web/kit)/' },
    },
    {
      name: 'web-doors',
      severity: 'error',
      from: { path: '^web/', pathNot: [TEST, '/testing/'] },
      to: { path: '^(lab|server|cli|scripts)/', pathNot: '^server/protocol/' },
    },
    {
      name: 'page-takes-types-of-the-protocol',
      comment: 'the server checks what comes in; the page needs to know how it looks, and no schema',
      severity: 'error',
      from: { path: '^web/', pathNot: [TEST, '/testing/'] },
      to: { path: '^server/protocol/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'protocol-doors',
      comment: 'the protocol is what client and server share: it knows no storage, no socket and no thread',
      severity: 'error',
      from: { path: '^server/protocol/', pathNot: TEST },
      to: { path: '^server/', pathNot: '^server/protocol/' },
    },
    {
      name: 'page-runs-no-rules',
      comment:
        'rules and opponents run in the workers; the page is told what its seat may know, online in differences it puts together',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/worker/', TEST, '/testing/'] },
      to: {
        path: '^(games|players|host)/',
        pathNot: '^host/(calls|difference)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-calls-the-worker',
      comment:
        'the page knows how to call (host/calls.ts); the workers themselves, the table of calls too, would bring rules and schemas with it',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/worker/', TEST, '/testing/'] },
      to: { path: '^web/worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'kernel, games, players and host run in a browser: no Node module in them',
      severity: 'error',
      from: { path: '^(kernel|games|players|host)/', pathNot: [TEST, '/testing\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-needs-a-test',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    { name: 'resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
