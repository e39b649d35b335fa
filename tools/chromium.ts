import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { runProgram } from './command.ts';
import { installSystemPackage, which } from './system-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium's engine without windows: the same pages for a third less processor time, see decision 26. */
const headlessShell = 'chromium-headless-shell';

/** A browser for the tests: CHROMIUM_PATH, or the headless shell, which is installed if we may, or any Chromium. */
export async function testBrowserPath(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && which(headlessShell) === undefined) await installSystemPackage(headlessShell);
  return findTestBrowser() ?? chromiumPath();
}

/** The same, but only what is installed already. */
export const findTestBrowser = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || (which(headlessShell) ?? findChromium());

/** A Chromium for measurements: CHROMIUM_PATH, an installed one, or Playwright's; otherwise one is installed. */
export async function chromiumPath(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('This needs Chromium; installing it.');
  await installSystemPackage('chromium');
  if (findChromium() === undefined) await runProgram('playwright-core', ['install', 'chromium']);
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error('No Chromium could be installed: install one, or set CHROMIUM_PATH to its executable.');
  }
  return installed;
}

function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  return [...names.map(which), ...applications, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
