import { type Block, readBlocks, type Span } from '@medley/contract/marked-text'
import { Fragment, type ReactNode } from 'react'

/** The paragraphs of a text with light marks; no empty lines, so that truncated text never ends in one. */
export function markedText(text: string): ReactNode[] {
  return readBlocks(text).map((block, index) =>
    block.isQuote ? (
      <blockquote key={index}>{linesOf(block)}</blockquote>
    ) : (
      <p key={index}>{linesOf(block)}</p>
    ),
  )
}

function linesOf({ lines }: Block): ReactNode[] {
  return lines.map((spans, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {spans.map(styled)}
    </Fragment>
  ))
}

function styled({ text, isBold, isItalic }: Span, index: number): ReactNode {
  const words = isItalic ? <em>{text}</em> : text
  return isBold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>
}
