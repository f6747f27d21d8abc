import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import type {
  InstanceSetting,
  InstanceSettings,
} from '@medley/contract/administration/instance-settings'
import {
  type SettingGroup,
  settingGroups,
  type TriedService,
} from '@medley/contract/administration/setting-rules'
import { type ReactNode, useState } from 'react'
import typography from '../../ui/layout/typography.module.css'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useInstanceSettings } from './instance-settings.calls.ts'
import { ruleOf } from './setting-drafts.ts'
import { SettingForm } from './setting-form.tsx'
import styles from './parts/setting-list.module.css'

/** Services of each group that can be tried. */
export const servicesOf: Readonly<Record<SettingGroup, readonly TriedService[]>> = {
  instance: [],
  access: [],
  legal: [],
  mail: ['mail'],
  sources: ['tmdb', 'googleBooks', 'spotify'],
  login: ['login'],
  files: ['files'],
}

interface InstanceSettingsPageProps {
  /** Draws a group as a part of its section. */
  renderGroup: (heading: string, content: ReactNode) => ReactNode
}

/** All settings of the instance in groups, with a search. */
export function AllInstanceSettings({ renderGroup }: InstanceSettingsPageProps) {
  const { data, isError, refetch } = useInstanceSettings()
  const [words, setWords] = useState('')
  if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={480} />
  const groups = settingGroups.map((group) => ({ group, settings: found(data, group, words) }))
  const isNoneFound = groups.every(({ settings }) => settings.length === 0)
  return (
    <>
      <TextField
        label={texts.search}
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {isNoneFound && <p role="status">{texts.noneFound}</p>}
      {groups.map(({ group, settings }) => (
        // A group that is filtered out keeps what was entered.
        <div key={group} hidden={settings.length === 0}>
          {renderGroup(
            texts.group[group],
            <SettingForm settings={settings} services={servicesOf[group]} />,
          )}
        </div>
      ))}
      {words === '' && renderGroup(texts.outside, <Outside outside={data.outside} />)}
    </>
  )
}

function found(
  { settings }: InstanceSettings,
  group: SettingGroup,
  words: string,
): InstanceSetting[] {
  const ofGroup = settings.filter(({ name }) => ruleOf(name).group === group)
  const wanted = words.trim().toLocaleLowerCase().split(/\s+/)
  return ofGroup.filter(({ name }) => {
    const { label, effect } = texts.setting[name]
    const text = `${label} ${effect} ${name}`.toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

function Outside({ outside }: Pick<InstanceSettings, 'outside'>) {
  return (
    <>
      <p className={typography['soft']}>{texts.outsideHint}</p>
      <dl className={styles['outside']}>
        {outside.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value ?? texts.notSet}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
