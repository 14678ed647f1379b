// How a language writes numbers and times, made once: each takes 15 to 100 times as long to make as to use, and 60 kB outside the heap.

/** A thing for each locale and style, made when it is first asked for. */
function keepEach<Style, Format>(make: (locale: string, style: Style) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string, style: Style): Format => {
    const key = `${locale} ${JSON.stringify(style)}`;
    const format = kept.get(key) ?? make(locale, style);
    kept.set(key, format);
    return format;
  };
}

export const numberFormat = keepEach(
  (locale, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, style),
);

export const dateFormat = keepEach(
  (locale, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, style),
);

export const listFormat = keepEach(
  (locale, style: Intl.ListFormatOptions) => new Intl.ListFormat(locale, style),
);

export const pluralRules = keepEach(
  (locale, style: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, style),
);
