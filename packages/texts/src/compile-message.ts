import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The TypeScript type of a value that a message names. */
export type ValueType =
  | 'number'
  | 'boolean'
  | 'string'
  | 'string | number'
  | 'number | null'
  | 'string | number | null'

export interface CompiledMessage {
  /** A TypeScript expression: a string, or a function of the values. */
  code: string
  /** The values that the message names, in the order of their first use. */
  values: ReadonlyMap<string, ValueType>
}

/** Compiles a text in ICU MessageFormat. Throws a `SyntaxError` that names what is wrong in it. */
export function compileMessage(
  message: string,
  typesOf: (values: ReadonlyMap<string, ValueType>) => ReadonlyMap<string, ValueType> = (own) =>
    own,
): CompiledMessage {
  const elements = parse(message, { ignoreTag: true, requiresOtherClause: true })
  const values = new Map<string, ValueType>()
  collect(elements, values)
  const types = typesOf(values)
  if (types.size === 0) return { code: literal(elements), values }
  // A translation that leaves all values out is called as the English text is.
  if (values.size === 0) return { code: `() => ${literal(elements)}`, values }
  const names = [...values.keys()].join(', ')
  const fields = [...types].map(([name, type]) => `${name}: ${type}`).join('; ')
  return { code: `({ ${names} }: { ${fields} }) => ${expression(elements)}`, values }
}

function collect(elements: readonly MessageFormatElement[], values: Map<string, ValueType>) {
  for (const element of elements) {
    if (element.type === TYPE.argument) note(values, element.value, 'string | number')
    else if (element.type === TYPE.number) note(values, element.value, 'number')
    else if (element.type === TYPE.plural) {
      note(values, element.value, 'number')
      for (const { value } of Object.values(element.options)) collect(value, values)
    } else if (element.type === TYPE.select) {
      note(values, element.value, typeOfChoice(Object.keys(element.options)))
      for (const { value } of Object.values(element.options)) collect(value, values)
    } else if (element.type === TYPE.date || element.type === TYPE.time)
      throw new SyntaxError(`{${element.value}} must be given as a text: dates come formatted`)
  }
}

/** A choice of `true` is a switch; one of `null`, the case without a value. */
function typeOfChoice(keys: readonly string[]): ValueType {
  if (keys.includes('null')) return 'string | number | null'
  return keys.every((key) => /^(?:true|false|other)$/.test(key)) ? 'boolean' : 'string'
}

/** A value that is counted and also shown is a number; one that is chosen by and shown, a text. */
function note(values: Map<string, ValueType>, name: string, type: ValueType) {
  const known = values.get(name)
  if (known === 'string | number | null' && type === 'number') values.set(name, 'number | null')
  else if (known === undefined || known === 'string | number') values.set(name, type)
}

function literal(elements: readonly MessageFormatElement[]): string {
  return quote(elements.map((one) => (one.type === TYPE.literal ? one.value : '')).join(''))
}

function expression(elements: readonly MessageFormatElement[], counted?: string): string {
  const [only] = elements
  if (elements.length === 0) return "''"
  if (elements.length === 1 && only) {
    if (only.type === TYPE.literal) return quote(only.value)
    if (only.type === TYPE.plural || only.type === TYPE.select) return choice(only)
    if (only.type === TYPE.number) return `number(${only.value})`
  }
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal)
      return element.value.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
    if (element.type === TYPE.pound) return `\${number(${counted})}`
    if (element.type === TYPE.number) return `\${number(${element.value})}`
    if (element.type === TYPE.argument) return `\${${element.value}}`
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return `\${${choice(element)}}`
    return ''
  })
  return `\`${parts.join('')}\``
}

type Choice = Extract<MessageFormatElement, { type: typeof TYPE.plural | typeof TYPE.select }>

function choice(element: Choice): string {
  const options = Object.entries(element.options)
  const counted = element.type === TYPE.plural ? element.value : undefined
  const isPlain = counted !== undefined && options.every(([, { value }]) => isShort(value))
  const forms = options.map(([key, { value }]) => {
    const text = isPlain ? quote(value.map(shortForm).join('')) : expression(value, counted)
    return `${/^\w+$/.test(key) ? key : quote(key)}: ${text}`
  })
  const name = counted === undefined ? 'select' : isPlain ? 'plural' : 'form'
  return `${name}(${element.value}, { ${forms.join(', ')} })`
}

/** True for a form of letters and `#` alone, which is written shorter. */
function isShort(elements: readonly MessageFormatElement[]): boolean {
  return elements.every(
    (one) => one.type === TYPE.pound || (one.type === TYPE.literal && !one.value.includes('#')),
  )
}

const shortForm = (one: MessageFormatElement) => (one.type === TYPE.literal ? one.value : '#')

/** Writes a text as a TypeScript literal. */
const quote = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
