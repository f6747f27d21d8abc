/** HTML that is safe to insert as it is; `html` makes it, and what draws pictures. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

type Value = string | Html | readonly Html[]

/**
 * A template of HTML: every value is escaped, except HTML made by a template. Line breaks of the template
 * itself, with the indentation after them, are dropped.
 */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  const [first = '', ...others] = texts.map((text) => text.replaceAll(/\n\s*/g, ''))
  const rest = others.map((text, index) => markupOf(values[index] ?? '') + text)
  return new Html([first, ...rest].join(''))
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'string') return escapeHtml(value)
  return value.map(({ markup }) => markup).join('')
}
