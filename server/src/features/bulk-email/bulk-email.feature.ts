import {
  sendBulkEmail,
  unsubscribe as unsubscribeCall,
  unsubscribeByOneClick,
} from '@medley/contract/administration/bulk-email'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { expireMailingsJob, sendMailingJob } from './bulk-email.jobs.ts'
import { acceptMailing, unsubscribe, unsubscribeByLink } from './bulk-email.service.ts'

export const bulkEmailFeature: Feature = {
  name: 'bulk-email',
  routes: [
    route(sendBulkEmail, acceptMailing),
    route(unsubscribeCall, unsubscribe),
    route(unsubscribeByOneClick, unsubscribeByLink),
  ],
  jobs: [sendMailingJob, expireMailingsJob],
  tables: ['mailings', 'mailing_recipients', 'unsubscribed'],
}
