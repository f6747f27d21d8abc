import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import type { InstanceSetting } from '@medley/contract/administration/instance-settings'
import { type SettingRule, settingLengthMax } from '@medley/contract/administration/setting-rules'
import { Button } from '../../../ui/forms/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ruleOf, type SettingDrafts } from '../setting-drafts.ts'
import { HueField } from './hue-field.tsx'
import styles from './setting-field.module.css'

interface SettingFieldProps {
  setting: InstanceSetting
  drafts: SettingDrafts
  error: string | undefined
}

/** A setting with its effect, default and variable; one of the environment is shown and cannot be changed. */
export function SettingField({ setting, drafts, error }: SettingFieldProps) {
  const rule = ruleOf(setting.name)
  const isOutside = setting.origin === 'environment'
  const isRemovable = setting.origin === 'stored' && drafts.changes[setting.name] !== null
  return (
    <div className={styles['setting']}>
      <Control setting={setting} drafts={drafts} error={error} />
      <p className={styles['facts']}>
        {isOutside ? (
          texts.fromOutside({ variable: rule.name })
        ) : (
          <>
            {rule.default !== null &&
              `${texts.default({ value: optionText(rule, rule.default) })} · `}
            <code>{rule.name}</code>
          </>
        )}
        {isRemovable && (
          <Button kind="link" onClick={() => drafts.enter(setting, null)}>
            {rule.form === 'secret' ? texts.remove : texts.toDefault}
          </Button>
        )}
      </p>
    </div>
  )
}

function Control({ setting, drafts, error }: SettingFieldProps) {
  const rule = ruleOf(setting.name)
  const { label, effect } = texts.setting[rule.name]
  const value = drafts.valueOf(setting)
  const enter = (entered: string) => drafts.enter(setting, entered)
  const common = { label, hint: effect, error, disabled: setting.origin === 'environment' }
  if (rule.form === 'choice' || rule.form === 'switch') {
    return <Select {...common} options={optionsOf(rule)} value={value} onChoose={enter} />
  }
  if (rule.form === 'hue') return <HueField {...common} value={value} onEnter={enter} />
  if (rule.form === 'secret') {
    return <SecretField {...common} setting={setting} drafts={drafts} />
  }
  if (rule.form === 'longText') {
    return (
      <TextArea
        {...common}
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => enter(event.target.value)}
      />
    )
  }
  return (
    <TextField
      {...common}
      type={rule.form === 'email' ? 'email' : 'text'}
      inputMode={rule.form === 'address' ? 'url' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={settingLengthMax}
      value={value}
      onChange={(event) => enter(event.target.value)}
    />
  )
}

interface SecretFieldProps extends Pick<SettingFieldProps, 'setting' | 'drafts'> {
  label: string
  hint: string
  error: string | undefined
  disabled: boolean
}

/** Never shows what is set; an empty field keeps it. */
function SecretField({ setting, drafts, hint, ...field }: SecretFieldProps) {
  const entered = drafts.changes[setting.name]
  const state = entered === null ? texts.removed : setting.isSet ? texts.isSet : texts.notSet
  return (
    <TextField
      {...field}
      hint={`${hint} ${state}`}
      type="password"
      autoComplete="off"
      maxLength={settingLengthMax}
      value={entered ?? ''}
      onChange={(event) => drafts.enter(setting, event.target.value)}
    />
  )
}

function optionsOf(rule: SettingRule) {
  const values: readonly string[] = 'options' in rule ? rule.options : ['on', 'off']
  return values.map((value) => ({ value, label: optionText(rule, value) }))
}

function optionText({ name, form }: SettingRule, value: string): string {
  const group = form === 'switch' ? 'switch' : name
  const options: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
    texts.option
  return options[group]?.[value] ?? value
}
