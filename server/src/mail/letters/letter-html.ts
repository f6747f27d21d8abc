import type { Language } from '@medley/contract/values/languages'
import { productName } from '@medley/messages/titles'
import { type Html, html } from '../../lib/html.ts'
import type { FooterLine, LetterButton, LetterEntry, Part, Sender } from './letter.ts'
import { darkStyles, styles } from './letter-styles.ts'

interface Frame extends Pick<Sender, 'link'> {
  language: Language
  subject: string
  content: Html
  footer: readonly FooterLine[]
}

/** A whole page around what a letter says: no tables, pictures or outside files. Colours are inline, since programs drop style sheets. */
export function framed({ link, language, subject, content, footer }: Frame): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyles}
        </style>
      </head>
      <body class="paper" style="${styles.paper}">
        <div style="${styles.column}">
          <p style="${styles.top}">
            <a href="${link('/')}" class="accent" style="${styles.name}">${productName}</a>
          </p>
          <div class="sheet" style="${styles.sheet}">${content}</div>
          ${footerHtml(footer, language)}
        </div>
      </body>
    </html>`.markup
}

/** The parts of a letter as HTML. */
export function contentOf(parts: readonly Part[]): Html {
  return html`${parts.map(partHtml)}`
}

/** The footer alone, for messages that are a whole page already. */
export function footerHtml(footer: readonly FooterLine[], language: Language): Html {
  return html`<div class="faint" lang="${language}" style="${styles.footer}">
    ${footer.map(footerLine)}
  </div>`
}

function partHtml(part: Part): Html {
  if (typeof part === 'string') return html`<p dir="auto" style="${styles.paragraph}">${part}</p>`
  if ('button' in part) return buttonHtml(part)
  if ('heading' in part) return html`<h2 dir="auto" style="${styles.heading}">${part.heading}</h2>`
  return html`<div style="${styles.entries}">${part.entries.map(entryHtml)}</div>`
}

/** A button whose address is also readable, for those who would rather copy it. */
function buttonHtml({ button, url }: LetterButton): Html {
  return html`<p style="${styles.paragraph}">
      <a href="${url}" class="button" style="${styles.button}">${button}</a>
    </p>
    <p class="faint" style="${styles.address}">${url}</p>`
}

function entryHtml({ title, detail, url }: LetterEntry): Html {
  const more =
    detail === undefined ? '' : html`<br /><bdi class="soft" style="${styles.soft}">${detail}</bdi>`
  return html`<p dir="auto" class="entry" style="${styles.entry}">
    <a href="${url}" class="accent" style="${styles.title}">${title}</a>${more}
  </p>`
}

function footerLine({ text, link }: FooterLine): Html {
  if (!link) return html`<p style="${styles.line}">${text}</p>`
  const between = link.url.startsWith('mailto:') ? ': ' : ' '
  return html`<p style="${styles.line}">
    ${text}${between}<a href="${link.url}" class="faint" style="${styles.faint}">${link.label}</a>
  </p>`
}
