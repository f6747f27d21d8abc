import { searchTexts } from '@medley/texts/search'
import { limits } from '@medley/contract/limits'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from '../../lib/router/navigation.tsx'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { signLimit } from '../../lib/sign-limit.ts'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import styles from './navbar-search.module.css'
import type { SuggestionsHandle } from './parts/suggestions.tsx'
import { rememberSearch } from './recent-searches.ts'
import { useSlashKey } from './use-slash-key.ts'

const loadSuggestions = async () => (await import('./parts/suggestions.tsx')).Suggestions

/** The navbar's search: a field with suggestions; a link on small screens and on the search page, which has its own field. */
export function NavbarSearch() {
  const isSmall = useIsSmallScreen()
  const { pathname } = useLocation()
  const isLink = isSmall || pathname === paths.search()
  const navigate = useNavigate()
  useSlashKey(() => navigate(paths.search()))
  return (
    <div className={styles['search']}>
      <Link
        className={styles['button']}
        to={paths.search()}
        aria-label={searchTexts.navbarSearch.title}
      >
        <Search aria-hidden="true" />
        {isLink && <span className={styles['text']}>{searchTexts.navbarSearch.title}</span>}
      </Link>
      {/* Starts empty on every page. */}
      {!isLink && <SuggestingField key={pathname} />}
    </div>
  )
}

/** A combobox: arrows choose a suggestion, Enter opens it or searches for the text, Escape closes the list. */
function SuggestingField() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isListed, setIsListed] = useState(false)
  const [active, setActive] = useState<string | undefined>()
  const suggestions = useRef<SuggestionsHandle>(null)
  const part = useLazy(loadSuggestions, isOpen, (error) =>
    logFailure('Search suggestions could not be loaded', error),
  )
  const close = () => {
    setIsOpen(false)
    setActive(undefined)
  }
  const search = () => {
    if (text.trim() === '') return
    rememberSearch(text)
    close()
    navigate(paths.search(undefined, text.trim()))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) suggestions.current?.move(event.key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!suggestions.current?.open()) search()
      }}
    >
      <input
        className={styles['input']}
        type="search"
        dir="auto"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active}
        aria-label={searchTexts.navbarSearch.everything}
        aria-keyshortcuts="/"
        placeholder={searchTexts.navbarSearch.title}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...signLimit(limits.searchTermMax)}
        value={text}
        data-search-field
        onChange={(event) => {
          setText(event.target.value)
          setActive(undefined)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.form?.contains(relatedTarget)) close()
        }}
        onKeyDown={press}
      />
      {isOpen && part && (
        <part.Component
          ref={suggestions}
          id={listId}
          text={text}
          active={active}
          onActive={setActive}
          onListed={setIsListed}
          onDone={close}
        />
      )}
    </form>
  )
}

const listId = 'navbar-suggestions'
