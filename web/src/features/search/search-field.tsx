import { searchTexts } from '@medley/texts/search'
import { limits } from '@medley/contract/limits'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import styles from './search-field.module.css'
import { signLimit } from '../../lib/sign-limit.ts'

type SearchFieldProps = {
  /** Label and placeholder of the box. */
  label: string
  value: string
  onValue: (value: string) => void
  onSubmit: () => void
  autoFocus?: boolean
  /** The page's own field: "/" leads here. */
  isPages?: boolean
}

/** Search box: Enter searches immediately, the cross clears the text. */
export function SearchField({
  label,
  value,
  onValue,
  onSubmit,
  autoFocus,
  isPages = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValue('')
    input.current?.focus()
  }
  return (
    <form
      role="search"
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault()
        // Keeps Enter from submitting a form around it.
        event.stopPropagation()
        onSubmit()
      }}
    >
      <Search aria-hidden="true" className={styles['icon']} />
      <input
        ref={input}
        className={styles['input']}
        type="search"
        dir="auto"
        data-search-field={isPages || undefined}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...signLimit(limits.searchTermMax)}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        autoFocus={autoFocus}
      />
      {value !== '' && <IconButton label={searchTexts.clear} icon={<X />} onClick={clear} />}
    </form>
  )
}
