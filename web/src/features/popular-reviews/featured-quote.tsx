import { useQuery } from '@tanstack/react-query'
import { featuredQuoteQuery } from './featured-quote.calls.ts'
import { QuoteBlock } from './quote-block.tsx'

/** A sentence that a member wrote, for visitors; renders nothing without one. */
export function FeaturedQuote() {
  const { data: quote } = useQuery(featuredQuoteQuery)
  return quote ? <QuoteBlock quote={quote} withAuthor /> : null
}
