import sax from 'sax'
import { UnreadableFile } from '../record.ts'

export interface XmlHandlers {
  /** The path ends with the name of the element itself. */
  open: (
    element: { attributes: Readonly<Record<string, string>>; line: number },
    path: readonly string[],
  ) => void
  text?: (text: string, path: readonly string[]) => void
}

/** More slips than any file has that a program wrote. */
const slipsMax = 100_000

/**
 * Reads XML whose first element has a name, as leniently as readers of feeds do: a bare `&` or `<`, an entity that is
 * not defined and a tag that does not match cost no more than their element. A file that declares anything of its own
 * is refused, so that no entity but those of XML and HTML is ever replaced; so is one whose end is missing.
 * @throws UnreadableFile, and what the handlers throw.
 */
export function readXml(xml: string, root: string, { open, text }: XmlHandlers): void {
  const parser = sax.parser(true)
  const path: string[] = []
  let slips = 0
  let isClosed = false
  const refuse = (): never => {
    throw new UnreadableFile({ code: 'damagedXml' }, { line: parser.line + 1 })
  }
  const add = (part: string) => text?.(part, path)
  Object.assign(parser, {
    onopentag({ name, attributes }: { name: string; attributes: Record<string, string> }) {
      path.push(name)
      if (path.length === 1 && (name !== root || isClosed)) refuse()
      open({ attributes, line: parser.line + 1 }, path)
    },
    onclosetag() {
      path.pop()
      isClosed ||= path.length === 0
    },
    ontext: add,
    oncdata: add,
    ondoctype: (doctype: string) => (doctype.includes('[') ? refuse() : undefined),
    onerror() {
      slips += 1
      if (slips > slipsMax) refuse()
      parser.resume()
    },
  })
  parser.write(withEscapes(xml)).close()
  if (!isClosed) refuse()
}

const bareSign =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|<(?![a-z_:!?/])/gi

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

/** The text with each sign escaped that begins no entity or tag: the parser would read on beyond the next quote. */
function withEscapes(xml: string): string {
  return xml.replaceAll(bareSign, (found) => escapes[found] ?? found)
}
