/** The words of the page spinner, with {service} and {city} to fill in. */
export type LoadingWords = { readonly page: string; readonly cityService: string };

export type LoadingText = { readonly text: string; readonly isFull: boolean };

// A path under the root that ends in "-repair". Two services have two words, so the city's part is as short as it can be.
const cityServicePage = /^(?:\/[a-z]{2})?\/([^/]+?)-((?:range-|wine-)?[a-z]+)-repair(?:-enhanced)?$/u;

/** "wine-cooler" → "Wine Cooler". */
function namedAs(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}

/** What the spinner says while the page at a path loads: city-and-appliance pages have their own, full-screen text. */
export function loadingText(path: string, words: LoadingWords): LoadingText {
  const [, city, service] = cityServicePage.exec(path) ?? [];
  if (city === undefined || service === undefined) return { text: words.page, isFull: false };
  const text = words.cityService.replace('{service}', namedAs(service)).replace('{city}', namedAs(city));
  return { text, isFull: true };
}
