import { popularReviewsTexts } from '@medley/texts/popular-reviews'
import type { Quote } from '@medley/contract/reviews/popular-reviews'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import styles from './quote-block.module.css'

type QuoteBlockProps = {
  quote: Quote
  /** Names the author, who is not beside it. */
  withAuthor?: boolean
}

/** A sentence of a review, its work and rating; the sentence links to the review. */
export function QuoteBlock({ quote, withAuthor = false }: QuoteBlockProps) {
  const { text, work, rating, author, reviewId } = quote
  return (
    <figure className={styles['quote']}>
      <blockquote className={styles['text']}>
        <Link to={paths.review(reviewId)}>{withInnerQuotes(text)}</Link>
      </blockquote>
      <figcaption className={styles['source']}>
        {withAuthor && (
          <>
            <Link to={paths.profile(author.username)}>{displayName(author)}</Link>{' '}
          </>
        )}
        {popularReviewsTexts.on} <Link to={paths.work(work)}>{displayTitleOf(work)}</Link>
        {popularReviewsTexts.rated({ rating })}
      </figcaption>
    </figure>
  )
}

/** Quotation marks within a quotation are single. */
function withInnerQuotes(text: string): string {
  return text.replaceAll(/["“„]([^"“”„]*)["“”]/g, (_, words: string) =>
    popularReviewsTexts.innerQuote({ words }),
  )
}
