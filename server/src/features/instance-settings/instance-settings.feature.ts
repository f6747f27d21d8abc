import * as contract from '@medley/contract/administration/instance-settings'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { changeSettings, showSettings, trySettings } from './instance-settings.service.ts'

export const instanceSettingsFeature: Feature = {
  name: 'instance-settings',
  routes: [
    route(contract.getInstanceSettings, showSettings),
    route(contract.changeInstanceSettings, changeSettings),
    route(contract.tryInstanceSettings, trySettings),
  ],
  tables: ['instance_settings'],
}
