import { searchTexts } from '@medley/texts/search'
import { titlesTexts } from '@medley/texts/titles'
import type { NamedResults } from '@medley/contract/works/search'
import type { SearchItem, UserSearchItem } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Clock, Search } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link, useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { useListAnnouncement } from '../../../ui/lists/use-list-announcement.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { forgetSearches, rememberSearch, useRecentSearches } from '../recent-searches.ts'
import { useSettledTerm } from '../search-term.ts'
import { useSuggestions } from '../search.calls.ts'
import { listNamed, type NamedLink } from '../list-named.tsx'
import { describeWork } from '../describe-work.ts'
import styles from './suggestions.module.css'

export interface SuggestionsHandle {
  /** Makes the next or the previous suggestion active; past the ends, none. */
  move: (step: 1 | -1) => void
  /** Opens the active suggestion; false without one. */
  open: () => boolean
}

type SuggestionsProps = {
  ref: Ref<SuggestionsHandle>
  id: string
  text: string
  /** The element id of the active suggestion. */
  active: string | undefined
  onActive: (id: string | undefined) => void
  /** Hears whether there is a list. */
  onListed: (isListed: boolean) => void
  /** The list is to close. */
  onDone: () => void
}

interface Suggestion {
  key: string
  path: string
  /** The term to keep among the recent ones. */
  term: string
  content: ReactNode
}

const debounce = 250

/** Searches for the text itself, whatever is found. */
const allKey = 'all'

/** The list under the navbar's field: recent searches without a text, else works and people, then all results. */
export function Suggestions({
  ref,
  id,
  text,
  active,
  onActive,
  onListed,
  onDone,
}: SuggestionsProps) {
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const term = useSettledTerm(text, debounce)
  const { data, isPlaceholderData } = useSuggestions(term)
  const typed = text.trim()
  const isCurrent = term === typed && !isPlaceholderData
  const found = typed === '' ? recent.map(ofTerm) : listSuggestions(typed, data)
  const isOutdated = ({ key }: Suggestion) => typed !== '' && !isCurrent && key !== allKey
  const current = found.filter((suggestion) => !isOutdated(suggestion))
  const idOf = (suggestion: Suggestion) => `${id}-${suggestion.key}`
  const leave = (suggestion: Suggestion) => {
    rememberSearch(suggestion.term)
    onDone()
  }
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const ids = [undefined, ...current.map(idOf)]
      const index = ids.indexOf(active) + step
      onActive(ids.at(index >= ids.length ? 0 : index))
    },
    open: () => {
      const chosen = current.find((suggestion) => idOf(suggestion) === active)
      if (chosen) {
        leave(chosen)
        navigate(chosen.path)
      }
      return chosen !== undefined
    },
  }))
  useListAnnouncement({
    view: `suggestions ${term}`,
    count: !isCurrent || !data ? undefined : countOf(data),
    words: searchTexts.suggested,
  })
  const isListed = found.length > 0
  const report = useEffectEvent(onListed)
  useEffect(() => {
    report(isListed)
    return () => report(false)
  }, [isListed])
  if (!isListed) return null
  return (
    <div className={styles['popup']}>
      <div
        id={id}
        role="listbox"
        aria-label={typed === '' ? searchTexts.recent : searchTexts.suggestions}
      >
        {found.map((suggestion) => (
          <Link
            key={suggestion.key}
            id={idOf(suggestion)}
            to={suggestion.path}
            role="option"
            tabIndex={-1}
            inert={isOutdated(suggestion)}
            aria-selected={idOf(suggestion) === active}
            className={styles['option']}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => leave(suggestion)}
          >
            {suggestion.content}
          </Link>
        ))}
      </div>
      {typed === '' && (
        <button type="button" className={styles['clear']} onClick={forgetSearches} onBlur={onDone}>
          {searchTexts.clearRecent}
        </button>
      )}
    </div>
  )
}

const countOf = ({ named, works, people }: Found) =>
  (named ? listNamed(named).length : 0) + works.length + people.length

type Found = {
  named: NamedResults | undefined
  works: readonly SearchItem[]
  people: readonly UserSearchItem[]
}

function listSuggestions(typed: string, found: Found | undefined): Suggestion[] {
  const all: Suggestion = {
    key: allKey,
    path: paths.search(undefined, typed),
    term: typed,
    content: (
      <Line icon={<Search aria-hidden="true" />} name={searchTexts.allResults({ term: typed })} />
    ),
  }
  const works = (found?.works ?? []).map((work) => ofWork(work, typed))
  const people = (found?.people ?? []).map((person) => ofPerson(person, typed))
  const named = found?.named ? listNamed(found.named).map((one) => ofNamed(one, typed)) : []
  return [...named, ...works, ...people, all]
}

function ofTerm(term: string): Suggestion {
  return {
    key: `term-${encodeURIComponent(term)}`,
    path: paths.search(undefined, term),
    term,
    content: <Line icon={<Clock aria-hidden="true" />} name={term} />,
  }
}

function ofNamed({ key, path, icon, name, facts }: NamedLink, term: string): Suggestion {
  return { key, path, term, content: <Line icon={icon} name={name} facts={facts} /> }
}

function ofWork(work: SearchItem, term: string): Suggestion {
  const facts = joinFacts([titlesTexts.mediumNames[work.medium], describeWork(work)])
  return {
    key: `work-${work.id}`,
    path: paths.work(work),
    term,
    content: (
      <Line
        icon={
          <span className={styles['poster']}>
            <WorkPoster work={work} decorative />
          </span>
        }
        name={displayTitleOf(work)}
        facts={work.isGuess ? `${searchTexts.didYouMean}? ${facts}` : facts}
      />
    ),
  }
}

function ofPerson(person: UserSearchItem, term: string): Suggestion {
  const { id, username, profilePicture } = person
  const name = displayName(person)
  return {
    key: `user-${id}`,
    path: paths.profile(username),
    term,
    content: (
      <Line
        icon={<Avatar name={name} colourOf={username} src={profilePicture} size={36} decorative />}
        name={name}
        facts={`@${username}`}
      />
    ),
  }
}

type LineProps = { icon: ReactNode; name: string; facts?: string }

function Line({ icon, name, facts }: LineProps) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {facts && <span className={styles['facts']}>{facts}</span>}
      </span>
    </>
  )
}
