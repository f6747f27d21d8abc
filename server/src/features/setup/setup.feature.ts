import * as contract from '@medley/contract/administration/setup'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { setUp, showSetup } from './setup.service.ts'

export const setupFeature: Feature = {
  name: 'setup',
  routes: [route(contract.getSetup, showSetup), route(contract.setUp, setUp)],
}
