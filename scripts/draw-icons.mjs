// `node scripts/draw-icons.mjs`: the icons for places that take no SVG, drawn from our own ones by Chromium.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from './set-up.mjs';

const folder = fileURLToPath(new URL('../web/public/', import.meta.url));
/** File, its drawing, side in px. An iPhone rounds the corners itself and wants the full square. */
const ICONS = [
  ['icon-180.png', 'icon-maskable.svg', 180],
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-maskable.svg', 512],
];

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [file, drawing, side] of ICONS) {
  const source = Buffer.from(readFileSync(folder + drawing)).toString('base64');
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${source}" width="${side}" height="${side}" style="display:block">`,
  );
  await page.screenshot({ path: folder + file, omitBackground: true });
  console.log(file);
}
await browser.close();
