import { areas } from '../test/openapi/document.ts'
import { driveOperations } from '../test/openapi/drive.ts'

await driveOperations(areas.catalogue)
