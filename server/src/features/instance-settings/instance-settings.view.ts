import type {
  InstanceSetting,
  InstanceSettings,
} from '@medley/contract/administration/instance-settings'
import { type SettingRule, settingRules } from '@medley/contract/administration/setting-rules'
import type { Config } from '../../config/config.ts'
import { hostOf } from '../../config/database-address.ts'
import type { SettingsInEffect } from '../../config/settings-in-effect.ts'

/** The settings as admins see them. */
export function toSettings(settings: SettingsInEffect): InstanceSettings {
  return {
    settings: settingRules.map((rule) => toSetting(rule, settings)),
    outside: outsideOf(settings.config),
  }
}

function toSetting(rule: SettingRule, settings: SettingsInEffect): InstanceSetting {
  const { name } = rule
  const value = settings.valueOf(name)
  const inEffect = value ?? derivedValue(name, settings.config) ?? rule.default
  return {
    name,
    value: rule.form === 'secret' ? null : inEffect,
    isSet: value !== null,
    origin: settings.originOf(name),
  }
}

/** The value in effect without a stored one, if it follows from other settings. */
function derivedValue(name: SettingRule['name'], config: Config): string | null {
  const { operator } = config.site
  switch (name) {
    case 'PUBLIC_URL':
      return config.publicUrl
    case 'CONFIRM_EMAIL':
      return onOff(config.confirmsAddresses)
    case 'REQUIRE_ADMIN_2FA':
      return onOff(config.requireAdminSecondFactor)
    case 'CONTACT_EMAIL':
      return operator.contactEmail
    case 'SUPPORT_EMAIL':
      return operator.supportEmail
    default:
      return null
  }
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

/** Settings that must be known before the database is open; of addresses with passwords the host alone. */
function outsideOf(config: Config): InstanceSettings['outside'] {
  const { databaseUrl, databaseReadUrl } = config
  const values = new Map<string, string | null>([
    ['PORT', String(config.port)],
    ['HOST', config.host],
    ['DATA_DIR', config.dataDir],
    ['DATABASE_URL', databaseUrl === undefined ? null : hostOf(databaseUrl)],
    ['DATABASE_READ_URL', databaseReadUrl === undefined ? null : hostOf(databaseReadUrl)],
    ['BACKUP_DIR', config.backups?.folder ?? null],
    ['ROLE', config.role],
    ['WORKERS', String(config.webProcesses)],
    ['OFFLINE', onOff(config.offline)],
    ['LOG_LEVEL', config.logLevel],
  ])
  return [...values].map(([name, value]) => ({ name, value }))
}
