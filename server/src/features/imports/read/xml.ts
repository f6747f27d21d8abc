import sax from 'sax'
import { UnreadableFile } from './record.ts'

/** Those that XML itself has; the parser knows those of HTML too. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export interface XmlHandlers {
  /** The path ends with the name of the element itself. */
  open: (
    element: { attributes: Readonly<Record<string, string>>; line: number },
    path: readonly string[],
  ) => void
  text?: (text: string, path: readonly string[]) => void
}

/**
 * Reads XML whose first element has a name. A file that declares anything of its own is refused, so that no entity but
 * those of XML itself is ever replaced.
 * @throws UnreadableFile, and what the handlers throw.
 */
export function readXml(xml: string, root: string, { open, text }: XmlHandlers): void {
  const parser = sax.parser(true)
  const path: string[] = []
  const refuse = (): never => {
    throw new UnreadableFile({ code: 'damagedXml' }, { line: parser.line + 1 })
  }
  const add = (part: string) => text?.(part, path)
  Object.assign(parser, {
    ENTITIES: entities,
    onopentag({ name, attributes }: { name: string; attributes: Record<string, string> }) {
      path.push(name)
      if (path.length === 1 && name !== root) refuse()
      open({ attributes, line: parser.line + 1 }, path)
    },
    onclosetag: () => path.pop(),
    ontext: add,
    oncdata: add,
    ondoctype: refuse,
    onerror: refuse,
  })
  parser.write(xml).close()
}
