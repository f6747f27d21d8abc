import type { FeatureNames } from './names.ts'

/** The files of the web app's folder. */
export function webFiles(names: FeatureNames): Record<string, string> {
  const { kebab } = names
  return {
    [`${kebab}.calls.ts`]: calls(names),
    [`${kebab}.privacy-card.slot.ts`]: slot(names),
    [`${kebab}-page.tsx`]: page(names) + form(names),
    [`${kebab}-switch.tsx`]: settingSwitch(names),
  }
}

const calls = ({
  kebab,
  kebabOne,
  camel,
  camelOne,
  pascalOne,
  words,
  wordsOne,
}: FeatureNames) => `import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { ${camel}Texts as texts } from '@medley/texts/${kebab}'

/** The member's own ${words}, newest first. */
export const ${camel}Query = query('GET /v1/${kebab}')

/** Tells if friends are notified. */
export const ${camelOne}SettingsQuery = query('GET /v1/${kebabOne}-settings')

const onError = () => showSnackbar({ text: texts.notSaved, kind: 'error' })

const add = mutation('POST /v1/${kebab}', (title: string) => ({ body: { title } }), {
  invalidates: ['GET /v1/${kebab}'],
  onError,
})

/** Adds a ${wordsOne} by its title. */
export const useAdd${pascalOne} = () => useMutation(add)

const setNotifiesFriends = mutation(
  'PUT /v1/${kebabOne}-settings',
  (notifiesFriends: boolean) => ({ body: { notifiesFriends } }),
  {
    onSuccess: (settings) => queryClient.setQueryData(${camelOne}SettingsQuery.queryKey, settings),
    onError,
  },
)

/** Has friends notified, or not. */
export const useSetNotifiesFriends = () => useMutation(setNotifiesFriends)
`

/** The English texts of the screens, by their keys. */
export const webTexts = ({ camel, title, words, wordsOne }: FeatureNames) => ({
  [`${camel}.title`]: title,
  [`${camel}.heading`]: title,
  [`${camel}.titleOfOne`]: 'Title',
  [`${camel}.add`]: 'Add',
  [`${camel}.none`]: `No ${words} yet`,
  [`${camel}.failed`]: `The ${words} could not be loaded`,
  [`${camel}.notSaved`]: 'Not saved. Please try again.',
  [`${camel}.notifyFriends`]: `Notify friends of a new ${wordsOne}`,
})

const slot = ({
  kebab,
  camel,
  pascalOne,
}: FeatureNames) => `import type { CardSlot } from '../../slots.tsx'
import { ${pascalOne}Switch } from './${kebab}-switch.tsx'
import { ${camel}Texts as texts } from '@medley/texts/${kebab}'

export const slot: CardSlot = { order: 80, heading: texts.heading, Part: ${pascalOne}Switch }
`

const page = ({
  kebab,
  camel,
  pascal,
  pascalOne,
  words,
}: FeatureNames) => `import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { ${camel}Query, useAdd${pascalOne} } from './${kebab}.calls.ts'
import { ${camel}Texts as texts } from '@medley/texts/${kebab}'

/** The member's own ${words}, with a form for another. */
export function ${pascal}Page() {
  const { data, isError, isFetching, refetch } = useQuery(${camel}Query)
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <Add${pascalOne} />
      {!data && isError && (
        <ErrorState
          whole
          text={texts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <Skeleton height={160} />}
      {data?.length === 0 && <p>{texts.none}</p>}
      <ul>
        {data?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  )
}
`

const form = ({ pascalOne }: FeatureNames) => `
function Add${pascalOne}() {
  const [title, setTitle] = useState('')
  const adding = useAdd${pascalOne}()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (title.trim() !== '') adding.mutate(title, { onSuccess: () => setTitle('') })
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={texts.titleOfOne}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" loading={adding.isPending}>
        {texts.add}
      </Button>
    </form>
  )
}
`

const settingSwitch = ({
  kebab,
  camel,
  camelOne,
  pascalOne,
  words,
}: FeatureNames) => `import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { ${camelOne}SettingsQuery, useSetNotifiesFriends } from './${kebab}.calls.ts'
import { ${camel}Texts as texts } from '@medley/texts/${kebab}'

/** The switch of whether friends are notified of new ${words}. */
export function ${pascalOne}Switch() {
  const { data, isError, refetch } = useQuery(${camelOne}SettingsQuery)
  const setting = useSetNotifiesFriends()
  if (!data && isError) {
    return <ErrorState compact text={texts.failed} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={48} />
  return (
    <Switch
      label={texts.notifyFriends}
      checked={data.notifiesFriends}
      onChange={(event) => setting.mutate(event.currentTarget.checked)}
    />
  )
}
`
