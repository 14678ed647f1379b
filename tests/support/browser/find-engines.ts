// Which browsers besides Chromium are on this machine, from Debian's packages; tests never download one.
import { findProgram } from './find-program.ts';

/** The path of a Firefox. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox']);
}

export type WebKitPrograms = Readonly<Record<'screen' | 'driver' | 'browser', string>>;

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/** The paths of a screen nobody sees, of the WebDriver and of the browser it drives. */
export function findWebKit(): WebKitPrograms | undefined {
  const screen = findProgram(['Xvfb']);
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findProgram(libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  if (screen === undefined || driver === undefined || browser === undefined) return undefined;
  return { screen, driver, browser };
}

const engines = [
  { file: 'chromium', find: () => true },
  { file: 'firefox', find: findFirefox },
  { file: 'webkit', find: findWebKit },
] as const;

/** The test files of a folder whose engine is here. Chromium's always is: the other journeys need it, too. */
export function listEngineFiles(folder: string, ending: string): string[] {
  return engines.filter(({ find }) => find() !== undefined).map(({ file }) => `${folder}/${file}${ending}`);
}

/** What to say of each engine that is not here. */
export function listMissingEngines(): readonly string[] {
  return [
    ...(findFirefox() === undefined ? ['Firefox is not here: "apt-get install firefox-esr"'] : []),
    ...(findWebKit() === undefined ? ['WebKit is not here: "apt-get install webkit2gtk-driver xvfb"'] : []),
  ];
}
