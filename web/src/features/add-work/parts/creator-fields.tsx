import { titlesTexts } from '@medley/texts/titles'
import { addWorkTexts } from '@medley/texts/add-work'
import { limits } from '@medley/contract/limits'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/forms/button.tsx'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import styles from './add-work-window.module.css'
import type { WorkFields } from './work-fields.ts'

/** One field per creator, labelled by the medium's word; more on demand. */
export function CreatorFields() {
  const { control, register, watch, formState } = useFormContext<WorkFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'creators' })
  const word = titlesTexts.creatorWord({ medium: watch('medium'), count: 1 })
  return (
    <div className={styles['creators']}>
      {fields.map(({ id }, index) => {
        const label = index === 0 ? word : `${word} ${index + 1}`
        return (
          <div key={id} className={styles['creator']}>
            <TextField
              label={label}
              maxLength={limits.nameMax}
              error={formState.errors.creators?.[index]?.name?.message}
              {...register(`creators.${index}.name`)}
            />
            {index > 0 && (
              <IconButton
                label={addWorkTexts.remove({ label })}
                icon={<X />}
                onClick={() => remove(index)}
              />
            )}
          </div>
        )
      })}
      {fields.length < limits.workCreatorsMax && (
        <Button kind="link" icon={<Plus aria-hidden="true" />} onClick={() => append({ name: '' })}>
          {addWorkTexts.another}
        </Button>
      )}
    </div>
  )
}
