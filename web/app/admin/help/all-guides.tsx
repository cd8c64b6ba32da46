import { BackLink } from '../parts/screen/screen-head.tsx'
import { helpTexts } from './texts.ts'

/** The way back to all guides. */
export function AllGuides() {
  return <BackLink to="/admin/help">{helpTexts.allGuides}</BackLink>
}
