import { addWorkTexts } from '@medley/texts/add-work'
import { limits } from '@medley/contract/limits'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../../ui/forms/text-field.tsx'
import styles from './add-work-window.module.css'
import type { WorkFields } from './work-fields.ts'

const idMax = 20

/** Folded fields for ids and a link; open once one of them is refused. */
export function MoreFields() {
  const { register, watch, formState, setFocus } = useFormContext<WorkFields>()
  const { isbn, imdbId, link } = formState.errors
  const refused = isbn ? 'isbn' : imdbId ? 'imdbId' : link ? 'link' : null
  const [isOpen, setIsOpen] = useState(false)
  // A folded field cannot take the focus before this has unfolded it.
  useEffect(() => {
    if (refused) setFocus(refused)
  }, [refused, setFocus])
  const medium = watch('medium')
  return (
    <details
      className={styles['more']}
      open={isOpen || refused !== null}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{addWorkTexts.more}</summary>
      <div>
        {medium === 'book' && (
          <TextField
            label={addWorkTexts.fields.isbn}
            hint={addWorkTexts.isbnHint}
            inputMode="numeric"
            maxLength={idMax}
            error={isbn?.message}
            {...register('isbn', { shouldUnregister: true })}
          />
        )}
        {(medium === 'film' || medium === 'tvShow') && (
          <TextField
            label={addWorkTexts.fields.imdbId}
            hint={addWorkTexts.imdbIdHint}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={idMax}
            error={imdbId?.message}
            {...register('imdbId', { shouldUnregister: true })}
          />
        )}
        <TextField
          label={addWorkTexts.fields.link}
          hint={addWorkTexts.linkHint}
          type="url"
          maxLength={limits.linkMax}
          error={link?.message}
          {...register('link')}
        />
      </div>
    </details>
  )
}
