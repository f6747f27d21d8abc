import { searchTexts } from '@medley/texts/search'
import type { FoundCategory, SearchCounts, SearchGroup } from '@medley/contract/works/search'
import { Button } from '../../ui/forms/button.tsx'
import { countText } from '../../features/search/search-category.ts'
import { isUser, isWork } from '../../features/search/search.calls.ts'
import styles from './found-groups.module.css'
import { FoundUsers } from './found-users.tsx'
import { FoundWorks } from './found-works.tsx'

type FoundGroupsProps = {
  groups: readonly SearchGroup[]
  counts: SearchCounts | undefined
  onSeeAll: (group: SearchGroup) => void
}

/** The first results of every category, each under its heading. */
export function FoundGroups({ groups, counts, onSeeAll }: FoundGroupsProps) {
  const isGuessed = (group: SearchGroup) => group.items.some((item) => isWork(item) && item.isGuess)
  const guessed = groups.filter(isGuessed)
  return (
    <>
      {groups
        .filter((group) => !guessed.includes(group))
        .map((group) => (
          <Group key={group.category} group={group} counts={counts} onSeeAll={onSeeAll} />
        ))}
      {guessed.length > 0 && <p className={styles['guesses']}>{searchTexts.didYouMean}</p>}
      {guessed.map((group) => (
        <Group key={group.category} group={group} counts={counts} onSeeAll={onSeeAll} />
      ))}
    </>
  )
}

const shownMax: Record<FoundCategory, number> = {
  film: 6,
  tvShow: 6,
  book: 6,
  album: 6,
  podcast: 6,
  users: 3,
}

type GroupProps = Omit<FoundGroupsProps, 'groups'> & { group: SearchGroup }

function Group({ group, counts, onSeeAll }: GroupProps) {
  const { category, items } = group
  const shown = items.slice(0, shownMax[category])
  const count = counts?.[category] ?? items.length
  const name = searchTexts.groups[category]
  const headingId = `found-${category}`
  return (
    <section className={styles['group']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['heading']}>
          {name} <span className={styles['count']}>{countText(count)}</span>
        </h2>
        {count > shown.length && (
          <Button
            kind="link"
            aria-label={searchTexts.seeAll({ name })}
            onClick={() => onSeeAll(group)}
          >
            {searchTexts.seeEach}
          </Button>
        )}
      </div>
      {category === 'users' ? (
        <FoundUsers users={shown.filter(isUser)} />
      ) : (
        <FoundWorks works={shown.filter(isWork)} />
      )}
    </section>
  )
}
