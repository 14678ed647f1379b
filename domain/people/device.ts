// What somebody is signed in on, in two names, from what their browser says of itself. Only these names are kept.

/** The first that fits: many claim to be Safari, Chrome or Linux besides what they are. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOPT\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bDuckDuckGo\/|\bDdg\//u, 'DuckDuckGo'],
  [/\bChrome\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'Chromebook'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string {
  return names.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
}

/** "Safari · iPhone"; one name or none where the browser does not say. */
export function nameDevice(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== '').join(' · ');
}
