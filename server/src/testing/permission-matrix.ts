import type { Row } from './permission-row.ts'
import { rowsOfCatalogue } from './permission-rows.catalogue.ts'
import { rowsOfBackups } from './permission-rows.backups.ts'
import { rowsOfCharts } from './permission-rows.charts.ts'
import { rowsOfEmailAddress } from './permission-rows.email-address.ts'
import { rowsOfEvenings } from './permission-rows.evenings.ts'
import { rowsOfExports } from './permission-rows.exports.ts'
import { rowsOfRecommendations } from './permission-rows.recommendations.ts'
import { rowsOfHiding } from './permission-rows.hiding.ts'
import { rowsOfImports } from './permission-rows.imports.ts'
import { rowsOfLists } from './permission-rows.lists.ts'
import { rowsOfModeration } from './permission-rows.moderation.ts'
import { rowsOfNotificationSettings } from './permission-rows.notification-settings.ts'
import { rowsOfPrivacySettings } from './permission-rows.privacy-settings.ts'
import { rowsOfOperations } from './permission-rows.operations.ts'
import { rowsOfPeople } from './permission-rows.people.ts'
import { rowsOfSecondFactors } from './permission-rows.second-factors.ts'
import { rowsOfSentWorks } from './permission-rows.sent-works.ts'
import { rowsOfViewings } from './permission-rows.viewings.ts'
import { rowsOfWelcome } from './permission-rows.welcome.ts'
import { rowsOfWorks } from './permission-rows.works.ts'

/** Every endpoint of the contract with its response to every kind of caller. */
export const matrix: readonly Row[] = [
  ...rowsOfCatalogue,
  ...rowsOfBackups,
  ...rowsOfCharts,
  ...rowsOfEmailAddress,
  ...rowsOfEvenings,
  ...rowsOfExports,
  ...rowsOfHiding,
  ...rowsOfRecommendations,
  ...rowsOfImports,
  ...rowsOfLists,
  ...rowsOfModeration,
  ...rowsOfNotificationSettings,
  ...rowsOfPrivacySettings,
  ...rowsOfOperations,
  ...rowsOfPeople,
  ...rowsOfSecondFactors,
  ...rowsOfSentWorks,
  ...rowsOfViewings,
  ...rowsOfWelcome,
  ...rowsOfWorks,
]
