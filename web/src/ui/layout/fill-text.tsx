import { Fragment, type ReactNode } from 'react'

/** The first letter for private use: each stands for a node while the text is put together. */
const firstMark = 0xe000

/**
 * A whole sentence with nodes at the places of its values, in the order of its language:
 * `fillText((put) => texts.liked({ who: put(<strong>Ann</strong>) }))`.
 */
export function fillText(write: (put: (node: ReactNode) => string) => string): ReactNode[] {
  const nodes: ReactNode[] = []
  const text = write((node) => String.fromCodePoint(firstMark + nodes.push(node) - 1))
  return text
    .split(/([\uE000-\uE0FF])/)
    .map((part, at) =>
      at % 2 === 0 ? part : <Fragment key={at}>{nodes[part.charCodeAt(0) - firstMark]}</Fragment>,
    )
}
