import { sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import { company } from './table.ts'

/** What visitors look for and do not find. A company of which nothing was ever saved has no row. */
export const companyWarnings: ContentWarning[] = [
  {
    kind: 'hero-empty',
    isForAdministrators: true,
    names: sql`select 'heroImages' as name where not exists (
      select from ${company} where jsonb_array_length(coalesce(${company.heroImages}, '[]')) > 0)`,
  },
  {
    kind: 'company-incomplete',
    isForAdministrators: true,
    names: sql`select field.name
      from (select) as nothing left join ${company} on true
        cross join lateral (values ('name', ${company.name}), ('email', ${company.email}),
          ('phone', ${company.phone}), ('address', ${company.address}),
          ('description', ${company.description}), ('logo', ${company.logo} ->> 'imageUrl')
        ) as field (name, value)
      where coalesce(field.value, '') = ''`,
  },
]
