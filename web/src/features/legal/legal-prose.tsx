import { Fragment, type ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'

export type LegalLink = {
  to: 'privacyPolicy' | 'termsAndConditions' | 'feedback'
  text: string
}

/** A piece of a paragraph: words, a link to another page, or an address to write to. */
export type LegalPart = string | LegalLink | { email: string }

/** A legal text: headings, lists and paragraphs in order. */
export type LegalText = readonly (
  | { heading: string }
  | { points: readonly string[] }
  | { parts: readonly LegalPart[] }
)[]

const targets: Record<LegalLink['to'], string> = {
  privacyPolicy: paths.privacyPolicy(),
  termsAndConditions: paths.termsAndConditions(),
  feedback: paths.feedback(),
}

/** The paragraphs, headings and lists of a legal text. */
export function LegalProse({ text }: { text: LegalText }) {
  return text.map((block, index) => <Fragment key={index}>{drawBlock(block)}</Fragment>)
}

function drawBlock(block: LegalText[number]): ReactNode {
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {block.parts.map((part, index) => (
        <Fragment key={index}>{drawPart(part)}</Fragment>
      ))}
    </p>
  )
}

function drawPart(part: LegalPart): ReactNode {
  if (typeof part === 'string') return part
  if ('email' in part) return <a href={`mailto:${part.email}`}>{part.email}</a>
  return <Link to={targets[part.to]}>{part.text}</Link>
}
