import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.ts';

/** Makes a contact sheet of pictures: node tools/imagery/contact-sheet.ts OUT.png columns width FILE … */
const [out = 'sheet.png', columns = '3', width = '480', ...files] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(columns) * Number(width), height: 800 } });
const cells = await Promise.all(
  files.map(async (file) => {
    const kind = /\.(\w+)$/.exec(file)?.[1] ?? 'png';
    const data = (await readFile(file)).toString('base64');
    const name = file.replace(/^.*\//, '');
    return `<figure style="margin:0;position:relative"><img style="width:100%;display:block" src="data:image/${kind.replace('jpg', 'jpeg')};base64,${data}"><figcaption style="position:absolute;left:4px;bottom:2px;font:12px sans-serif;color:#a00">${name}</figcaption></figure>`;
  }),
);
await page.setContent(
  `<body style="margin:0;display:grid;grid-template-columns:repeat(${columns},1fr)">${cells.join('')}</body>`,
);
await writeFile(out, await page.screenshot({ fullPage: true }));
await browser.close();
