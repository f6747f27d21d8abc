import sax from 'sax'
import { DeliveryFailed } from './destination.ts'

/** The texts of all elements of a name, in any namespace. Throws `DeliveryFailed` if it is no XML. */
export function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let current: string | null = null
  const parser = sax.parser(true, { trim: true })
  Object.assign(parser, {
    onopentag(tag: sax.Tag) {
      if (tag.name.split(':').at(-1) === name) current = ''
    },
    ontext(text: string) {
      if (current !== null) current += text
    },
    onclosetag() {
      if (current !== null) texts.push(current)
      current = null
    },
    onerror(error: Error) {
      throw new DeliveryFailed('unexpected', null, error)
    },
  })
  parser.write(xml).close()
  return texts
}
