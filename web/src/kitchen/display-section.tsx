import layout from '../ui/layout/layout.module.css'
import { useState } from 'react'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Button } from '../ui/forms/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { ExpandableText } from '../ui/layout/expandable-text.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import { Pager } from '../ui/lists/pager.tsx'
import { Poster } from '../ui/pictures/poster.tsx'
import { RatingCircle } from '../ui/ratings/rating-circle.tsx'
import { Skeleton, SkeletonText } from '../ui/feedback/skeleton.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import styles from './kitchen.module.css'

const ratings = [0, 1, 2, 3, 4.4, 5, 6, 7.4, 8, 9, 10, null]
const names = [
  'Ada Lovelace',
  'bell_hooks',
  'Chinua',
  'Dorothy Parker',
  'Ed',
  'Frida K',
  'Gus',
  'Hal',
]
const criticism = `The second act is a marvel of patience: nothing happens, and then everything has happened, and you find you have been holding your breath since the kitchen. What keeps it from being merely handsome is the sound. Footsteps, a kettle, a train two streets away; the film listens the way its people cannot.

I had not expected to like it half as much as I did. I went for the colour, stayed for the silences, and walked home the long way round, past the river, thinking about the one shot everybody will remember and the one nobody will. It asks for a little more time than it has earned by the end of the first hour and then pays it back with interest.

See it with someone you can be quiet with.`

export function RatingsSection() {
  const [page, setPage] = useState(5)
  return (
    <section className={styles['section']} id="ratings">
      <h2>Ratings, people, pages</h2>
      <div className={layout['wrap-line-3']}>
        {ratings.map((rating) => (
          <RatingCircle key={rating} rating={rating} />
        ))}
      </div>
      <div className={layout['wrap-line-3']}>
        <RatingCircle rating={7.4} size="s" />
        <RatingCircle rating={7.4} size="m" />
        <RatingCircle rating={7.4} size="l" />
        <RatingCircle rating={10} size="l" />
        <RatingCircle rating={null} size="l" />
      </div>
      <div className={layout['wrap-line-3']}>
        {names.map((name, i) => (
          <Avatar key={name} name={name} badge={i === 1 ? 'Unread notifications' : undefined} />
        ))}
        <Avatar name="Ada Lovelace" size={96} src="/nothing-here.jpg" />
      </div>
      <Pager page={page} pageCount={9} onPage={setPage} />
    </section>
  )
}

export function ReviewSection() {
  return (
    <section className={styles['section']} id="review">
      <h2>Reading</h2>
      <div className={styles['columns']}>
        <Card as="article" style={{ display: 'grid', gap: '1rem' }}>
          <div style={{ display: 'grid', gridTemplateColumns: '120px 1fr auto', gap: '1rem' }}>
            <Poster
              title="In the Mood for Love"
              subtitle="Wong Kar-wai"
              label="Film"
              motif="reel"
              shape="tall"
            />
            <div>
              <h3
                style={{ fontFamily: 'var(--serif)', fontSize: 'var(--text-xl)', fontWeight: 500 }}
              >
                In the Mood for Love
              </h3>
              <p style={{ color: 'var(--ink-soft)' }}>Wong Kar-wai · 2000</p>
            </div>
            <RatingCircle rating={9} />
          </div>
          <ExpandableText>{criticism}</ExpandableText>
        </Card>
        <Card style={{ display: 'grid', gap: '1rem', alignContent: 'start' }}>
          <div style={{ display: 'grid', gridTemplateColumns: '120px 1fr 48px', gap: '1rem' }}>
            <Skeleton ratio={2 / 3} />
            <SkeletonText lines={2} />
            <Skeleton width={48} height={48} round />
          </div>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </section>
  )
}

export function StatesSection() {
  const [tab, setTab] = useState('album')
  return (
    <section className={styles['section']} id="states">
      <PageHeading
        lead="Everything Maria thought of, newest first."
        actions={<Button>New List</Button>}
      >
        Maria’s Lists
      </PageHeading>
      <Tabs
        label="Favorites"
        value={tab}
        onChoose={setTab}
        items={['album', 'podcast', 'film', 'book', 'tvShow'].map((value) => ({
          value,
          label: value,
          content: `No Favorite Set (${value})`,
        }))}
      />
      <Card>
        <EmptyState
          text="No Posts"
          detail="Posts of yours and of your friends will stand here."
          actions={
            <>
              <Button>Write a Review</Button>
              <Button kind="quiet">Find Friends</Button>
            </>
          }
        />
      </Card>
      <Card>
        <ErrorState text="An error occurred" onRetry={() => undefined} />
        <ErrorState compact text="The next posts could not be loaded" onRetry={() => undefined} />
      </Card>
    </section>
  )
}
