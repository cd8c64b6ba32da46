import type { TeamMember } from '@busbar/contract'
import { Avatar, Group, Text } from '@mantine/core'
import { fieldsTexts } from '../forms/texts.ts'
import { EmailText } from '../parts/email-text.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { NameCell } from '../records/cells.tsx'
import { RecordScreen } from '../records/record-screen.tsx'
import table from '../records/record-table.module.css'
import type { Column } from '../records/record-table.tsx'
import { TeamMemberEditor } from './editor.tsx'
import { teamTexts } from './texts.ts'

const nameOf = ({ name, surname }: TeamMember) => (surname ? `${name} ${surname}` : name)

export const meta = () => screenMeta(teamTexts.heading)

const columns: Column<TeamMember>[] = [
  {
    header: teamTexts.member,
    sortBy: 'name',
    width: '27%',
    least: 190,
    inCard: 'head',
    cell: (member) => <Member member={member} />,
  },
  {
    header: teamTexts.position,
    sortBy: 'position',
    least: 128,
    cell: ({ position }) => <Words>{position}</Words>,
  },
  {
    header: teamTexts.jobTitle,
    sortBy: 'jobTitle',
    least: 128,
    cell: ({ jobTitle }) => <Words>{jobTitle}</Words>,
  },
  {
    header: fieldsTexts.email,
    sortBy: 'email',
    desktopOnly: true,
    width: 188,
    cell: ({ email }) => <EmailText email={email} />,
  },
]

export default function TeamScreen() {
  return (
    <RecordScreen
      name="team"
      texts={teamTexts}
      titleOf={nameOf}
      columns={columns}
      Editor={TeamMemberEditor}
      status
      actionsWidth={108}
    />
  )
}

/** Small enough for a long word in a narrow column. */
function Words({ children }: { children: string }) {
  return <Text size="sm">{children}</Text>
}

function Member({ member }: { member: TeamMember }) {
  const name = nameOf(member)
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar
        src={thumbnail('team', member.imageUrl, member.pictures)}
        name={name}
        alt=""
        color="gray.8"
        variant="filled"
      />
      <div style={{ minWidth: 0 }}>
        <NameCell>{name}</NameCell>
        <Text size="sm" c="dimmed" className={table.leftOut}>
          <EmailText email={member.email} />
        </Text>
      </div>
    </Group>
  )
}
