import { setupTexts as texts } from '@medley/texts/setup'
import type { InstanceSettings } from '@medley/contract/administration/instance-settings'
import type { SettingName } from '@medley/contract/administration/setting-rules'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { useInstanceSettings } from '../instance-settings/instance-settings.calls.ts'

/** Where to go on, and what is still open. Links load the page anew, which then has the name and colour of the instance. */
export function SetupEnd() {
  const { data } = useInstanceSettings()
  const open = data ? openPoints(data) : []
  return (
    <div className={layout['stack-4']}>
      <p>{texts.ready.intro}</p>
      {open.length > 0 && (
        <ul>
          {open.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <div className={layout['wrap-3']}>
        <a className={buttonClass('primary')} href={paths.settings('invitations')}>
          {texts.ready.invite}
        </a>
        <a className={buttonClass('primary')} href={paths.importData()}>
          {texts.ready.bring}
        </a>
        <a className={buttonClass('quiet')} href={paths.home()}>
          {texts.ready.home}
        </a>
        {open.includes(texts.ready.noSecondFactor) && (
          <a className={buttonClass('quiet')} href={paths.settings('security')}>
            {texts.ready.security}
          </a>
        )}
      </div>
    </div>
  )
}

function openPoints({ settings }: InstanceSettings): string[] {
  const find = (name: SettingName) => settings.find((setting) => setting.name === name)
  const secondFactor = find('REQUIRE_ADMIN_2FA')
  const isWaived = secondFactor?.origin === 'stored' && secondFactor.value === 'off'
  return [
    ...(isWaived ? [texts.ready.noSecondFactor] : []),
    ...(find('SMTP_URL')?.isSet ? [] : [texts.ready.noMail]),
    ...(find('CONTACT_EMAIL')?.isSet ? [] : [texts.ready.noContact]),
  ]
}
