import { escapeHtml } from './head.ts'

/** A piece of HTML; only this file creates it. */
export type Html = string & { readonly html: unique symbol }

/** Builds HTML from texts and pieces: everything except pieces is escaped. Line breaks in the template are removed. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html[])[]): Html {
  const written = values.map((value) => (Array.isArray(value) ? value.join('') : escapeHtml(value)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates HTML
  return String.raw(
    { raw: parts.map((part) => part.replaceAll(/\s*\n\s*/g, '')) },
    ...written,
  ) as Html
}

/** A space, which escaped texts lose at their ends. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant without markup
export const space = ' ' as Html
