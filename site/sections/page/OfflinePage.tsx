import type { OfflineWords } from '#content/words/pages/offline-words.ts';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';

/** All of its look: nothing else is at hand without a connection. The colors are those of theme.css. */
export const offlineStyle = `:root{color-scheme:light dark}
body{margin:0;font:1.0625rem/1.55 Arial,sans-serif;color:light-dark(#0b3239,#f3ecdc);background:light-dark(#fbf7ee,#0e1b1e)}
header{padding:1rem 1.25rem;font-weight:700;color:#f7f1e3;background:#0b3239}
main{max-width:40rem;padding:2rem 1.25rem}
h1{margin:0 0 1rem;font-size:clamp(2.125rem,1.5rem + 2.8vw,3rem);line-height:1.05}
h2{margin:2.5rem 0 .5rem;font-size:1.3125rem}
a{color:light-dark(#0a5f6b,#8ed6cb);display:inline-block;padding:.75rem 0}
a[href^=tel]{padding:.75rem 1.5rem;border-radius:.5rem;font-size:1.25rem;font-weight:700;text-decoration:none;color:#08272d;background:light-dark(#f9a01b,#ffb13b)}
ul{margin:0;padding-left:1.25rem}
li{margin:.5rem 0}`;

type Props = {
  readonly words: OfflineWords;
  readonly locale: string;
  readonly siteName: string;
  readonly phone: Phone;
};

/** A whole document that needs no other file. */
export function OfflinePage({ words, locale, siteName, phone }: Props) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{words.title}</title>
        <style>{offlineStyle}</style>
      </head>
      <body>
        <header>{siteName}</header>
        <main>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
          <p>{words.call}</p>
          <a href={`tel:${phone.e164}`}>{phone.text}</a>
          <p>
            <a href="">{words.again}</a>
          </p>
          <h2>{words.first}</h2>
          <ul>
            {words.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}
