import { addWorkTexts } from '@medley/texts/add-work'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { mediumOptions } from '../../search/search-category.ts'
import styles from './add-work-window.module.css'
import { CreatorFields } from './creator-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import type { WorkFields } from './work-fields.ts'

type AddWorkFieldsProps = { mediums: readonly Medium[]; onTitle: (title: string) => void }

/** Fields that every work has, and a collapsed section for details. */
export function AddWorkFields({ mediums, onTitle }: AddWorkFieldsProps) {
  const { register, formState, watch, setValue } = useFormContext<WorkFields>()
  const { errors } = formState
  const options = mediumOptions.filter(({ value }) => mediums.includes(value))
  return (
    <>
      <TextField
        label={addWorkTexts.fields.title}
        maxLength={limits.workTitleMax}
        aria-required
        error={errors.title?.message}
        {...register('title', {
          validate: (title) => hasVisibleSign(title) || addWorkTexts.required,
          onChange: (event: { target: { value: string } }) => onTitle(event.target.value),
        })}
      />
      <div className={styles['pair']}>
        {options.length > 1 && (
          <Select
            label={addWorkTexts.fields.medium}
            options={options}
            value={watch('medium')}
            onChoose={(medium) => setValue('medium', medium)}
          />
        )}
        <TextField
          label={addWorkTexts.fields.year}
          inputMode="numeric"
          maxLength={4}
          error={errors.year?.message}
          {...register('year', { validate: (year) => isYear(year) || addWorkTexts.badYear })}
        />
      </div>
      <CreatorFields />
      <TextField
        label={addWorkTexts.fields.originalTitle}
        hint={addWorkTexts.originalTitleHint}
        maxLength={limits.workTitleMax}
        error={errors.originalTitle?.message}
        {...register('originalTitle')}
      />
      <MoreFields />
    </>
  )
}

const yearMax = 2100

/** True if a year is absent or one that the call takes. */
function isYear(text: string): boolean {
  const year = text.trim()
  return year === '' || (/^\d{1,4}$/.test(year) && Number(year) >= 1 && Number(year) <= yearMax)
}
