// Folders of the page: what one needs of another it does not give back. Tests and their helpers may look everywhere.
const { options } = require('../../.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-folders',
      comment: 'a folder of the page that needs another is not needed by it',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/[^/]+$' },
      to: { circular: true, path: '^web/[^/]+$' },
    },
  ],
  options: { ...options, exclude: { path: ['\\.test\\.tsx?$', '/testing(/|\\.ts$)'] } },
};
