import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { featuredQuoteQuery } from './featured-quote.calls.ts'
import { QuoteBlock } from './quote-block.tsx'

/** A sentence that a member wrote, for visitors; where there is none, what stands in its place. */
export function FeaturedQuote({ instead }: { instead: ReactNode }) {
  const { data: quote, isPending } = useQuery(featuredQuoteQuery)
  if (isPending) return null
  return quote ? <QuoteBlock quote={quote} withAuthor /> : instead
}
