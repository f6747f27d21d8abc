import { prepareData } from './fixtures/prepared-data.ts'

export default prepareData
