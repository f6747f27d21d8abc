import { languageNames } from '@medley/texts/languages'
import { accountsTexts } from '@medley/texts/accounts'
import typography from '../../ui/layout/typography.module.css'
import { type Language, languages } from '@medley/contract/values/languages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { invalidate, mutationOf } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { chooseLanguage, languageQuery, pageLanguage } from './accounts.calls.ts'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

const changeLanguage = mutationOf(chooseLanguage, {
  onMutate: (language) => queryClient.setQueryData(languageQuery.queryKey, { language }),
  onError: () => {
    showSnackbar({ text: accountsTexts.language.failed, kind: 'error' })
    return invalidate('GET /v1/language')
  },
})

/** The choice of the member's language; before the first one, that of the page is checked. */
export function LanguageSettings() {
  const { data, isError, refetch } = useQuery(languageQuery)
  const change = useMutation(changeLanguage)
  if (isError)
    return (
      <ErrorState compact text={accountsTexts.language.failed} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height={120} />
  return (
    <>
      <RadioGroup<Language>
        label={accountsTexts.language.language}
        hideLabel
        options={options}
        value={data.language ?? pageLanguage}
        onChoose={(language) => change.mutate(language)}
        disabled={change.isPending}
      />
      <p className={typography['soft']}>
        {import.meta.env.VITE_MOBILE === 'on'
          ? accountsTexts.language.hintOfApp
          : accountsTexts.language.hint}
      </p>
    </>
  )
}
