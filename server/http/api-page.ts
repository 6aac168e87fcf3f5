/** A page that shows the document of the interface, with nothing from anywhere else. */

export const API_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roundhouse: the station's interface</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<header><h1>The station’s interface</h1><p id="about"></p>
<p><a href="/api/openapi.json">openapi.json</a> for your own tools.</p>
<label>Find <input id="find" type="search" autocomplete="off"></label></header>
<main id="doors"></main>
<noscript>This page needs its script; the document itself is at /api/openapi.json.</noscript>
<script src="/api/page.js" type="module"></script>
</body>
</html>
`;

export const API_SCRIPT = `const make = (tag, text, of = []) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...of);
  return element;
};
const shown = (title, schema) =>
  make('details', '', [make('summary', title), make('pre', JSON.stringify(schema, null, 2))]);
const { info, paths } = await (await fetch('/api/openapi.json')).json();
document.getElementById('about').textContent = info.description + ' Release ' + info.version + '.';
const main = document.getElementById('doors');
for (const [path, methods] of Object.entries(paths)) {
  for (const [method, door] of Object.entries(methods)) {
    const name = method.toUpperCase() + ' ' + path;
    const who = door.security.some((way) => Object.keys(way).length === 0)
      ? 'anybody'
      : door.security.some((way) => way.token) ? 'people and programs' : 'people';
    const parts = [make('h2', name), make('p', door.summary), make('p', 'For ' + who + '.')];
    if (door.parameters.length) parts.push(shown('Parameters', door.parameters));
    const body = door.requestBody?.content['application/json'].schema;
    if (body) parts.push(shown('Body', body));
    for (const [status, { description, content }] of Object.entries(door.responses)) {
      const schema = content && Object.values(content)[0].schema;
      const title = status + ' ' + description;
      parts.push(schema && !schema.$ref ? shown(title, schema) : make('p', title));
    }
    const section = make('section', '', parts);
    section.dataset.name = (name + ' ' + door.summary).toLowerCase();
    main.append(section);
  }
}
document.getElementById('find').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const section of main.children) section.hidden = !section.dataset.name.includes(words);
});
`;

export const API_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.6rem; }
h2 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.8rem 0; }
section p { margin: 0.2rem 0; }
summary { cursor: pointer; padding: 0.2rem 0; }
pre { overflow-x: auto; padding: 0.6rem; border-radius: 6px; background: color-mix(in srgb, currentColor 8%, transparent); }
input { font: inherit; padding: 0.4rem 0.6rem; width: min(20rem, 100%); }
`;
