/** How a language writes numbers; made from `Intl` when the texts are generated. */
export interface NumberSigns {
  /** BCP 47. */
  language: string
  /** Between thousands. */
  group: string
  decimal: string
  /** The fewest digits that are grouped: 4, or 5 where `1000` stays together. */
  groupsFrom: number
}

/** A text per plural form, or per exact number: `=0`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>> & {
  other: string
}

/** A number; a text of digits, where a translation counts what English only names. */
type Countable = number | string | null

/**
 * The functions that the texts of a language call: numbers, plural forms and choices. Written without `Intl.NumberFormat`,
 * since nearly every page has numbers: its first format takes a browser 15 ms, and a phone 60.
 */
export function formatsOf({ language, group, decimal, groupsFrom }: NumberSigns) {
  const rules = new Intl.PluralRules(language)

  /** `1,000`, `7.5`; at most one decimal. Nothing for null, whose text names no number. */
  function number(given: Countable): string {
    if (given === null) return ''
    const value = Number(given)
    const [whole = '', part] = String(Math.round(value * 10) / 10).split('.')
    const digits = whole.replace('-', '').length
    const grouped = digits < groupsFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
    return part === undefined ? grouped : grouped + decimal + part
  }

  /** The form of a number. */
  function form(count: Countable, forms: PluralForms): string {
    const value = Number(count)
    return forms[`=${value}`] ?? forms[rules.select(value)] ?? forms.other
  }

  return {
    number,
    form,
    /** The form of a number, with the number for each `#`: `plural(2, { one: '# work', other: '# works' })`. */
    plural: (count: Countable, forms: PluralForms): string =>
      form(count, forms).replaceAll('#', number(count)),
    /** The text of a value, else `other`. */
    select: (value: unknown, forms: Readonly<Record<string, string>> & { other: string }): string =>
      (Object.hasOwn(forms, String(value)) ? forms[String(value)] : undefined) ?? forms.other,
  }
}
