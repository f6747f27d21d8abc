import { Fragment, type ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'

interface LegalValues {
  operator: string | null
  email: string | null
  state: string
}

/** A legal text by blocks: `# ` begins a heading, `- ` a point of a list; `[words](target)` is a link. */
export type LegalText = readonly (string | ((values: LegalValues) => string))[]

const targets = new Map([
  ['privacyPolicy', paths.privacyPolicy()],
  ['termsAndConditions', paths.termsAndConditions()],
  ['feedback', paths.feedback()],
])

/** The paragraphs, headings and lists of a legal text, with the operator's name and address. */
export function LegalProse({ text }: { text: LegalText }) {
  const { name: operator, contactEmail: email, state } = readOperator()
  const values = { operator, email, state }
  const blocks = text.map((block) => (typeof block === 'string' ? block : block(values)))
  return inLists(blocks).map((block, index) => <Fragment key={index}>{drawBlock(block)}</Fragment>)
}

/** Points that follow each other as one list. */
function inLists(blocks: readonly string[]): (string | string[])[] {
  const parts: (string | string[])[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (!block.startsWith('- ')) parts.push(block)
    else if (Array.isArray(last)) last.push(block)
    else parts.push([block])
  }
  return parts
}

function drawBlock(block: string | string[]): ReactNode {
  if (Array.isArray(block))
    return (
      <ul>
        {block.map((point) => (
          <li key={point}>{point.slice(2)}</li>
        ))}
      </ul>
    )
  return block.startsWith('# ') ? <h2>{block.slice(2)}</h2> : <p>{drawLinks(block)}</p>
}

function drawLinks(text: string): ReactNode[] {
  // Words, and by turns what a link says and where it leads.
  return text.split(/\[([^\]]+)\]\((\w+)\)/).map((part, index, parts) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    const target = parts[index + 1] ?? ''
    if (target === 'mailto')
      return (
        <a key={index} href={`mailto:${part}`}>
          {part}
        </a>
      )
    return (
      <Link key={index} to={targets.get(target) ?? paths.home()}>
        {part}
      </Link>
    )
  })
}
