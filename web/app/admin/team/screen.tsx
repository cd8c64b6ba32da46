import type { TeamMember } from '@busbar/contract'
import { Avatar, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { EmailText } from '../parts/email-text.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { thumbnail } from '../parts/thumbnail.ts'
import { ListPanel } from '../records/list-panel.tsx'
import { useListView } from '../records/list-view.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RecordActions } from '../records/row-actions.tsx'
import { StatusSwitch } from '../records/status-switch.tsx'
import { useAskAndDelete } from '../records/use-ask-and-delete.ts'
import { useToggle } from '../records/use-toggle.ts'
import { TeamMemberEditor } from './editor.tsx'
import { teamTexts } from './texts.ts'

const texts = teamTexts
const nameOf = ({ name, surname }: TeamMember) => (surname ? `${name} ${surname}` : name)

export const meta = () => screenMeta(texts.heading)

export default function TeamScreen() {
  const view = useListView()
  const list = useRecords('team', view.query)
  const { askAndDelete, restore } = useAskAndDelete('team', texts, nameOf)
  const toggle = useToggle('team', texts)
  const [edited, setEdited] = useState<TeamMember | 'new'>()

  const columns: Column<TeamMember>[] = [
    {
      header: texts.member,
      sortBy: 'name',
      width: '22%',
      least: 200,
      inCard: 'head',
      cell: (member) => <Member member={member} />,
    },
    { header: texts.position, sortBy: 'position', cell: ({ position }) => position },
    { header: texts.jobTitle, sortBy: 'jobTitle', cell: ({ jobTitle }) => jobTitle },
    {
      header: fieldsTexts.email,
      sortBy: 'email',
      width: 230,
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      header: fieldsTexts.status,
      width: 96,
      inCard: 'foot',
      cell: (member) =>
        view.isTrash ? null : (
          <StatusSwitch
            of={nameOf(member)}
            isOn={member.isActive}
            onChange={(isOn) => toggle(member, isOn)}
          />
        ),
    },
  ]

  return (
    <>
      <ScreenHead title={texts.heading}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </ScreenHead>
      <ListPanel view={view} list={list} searchLabel={texts.search} texts={texts}>
        {(members) => (
          <RecordTable
            label={texts.heading}
            records={members}
            columns={columns}
            sort={view.sort}
            onSort={view.sortBy}
            actions={(member) => (
              <RecordActions
                isInTrash={view.isTrash}
                of={nameOf(member)}
                onEdit={() => setEdited(member)}
                onDelete={() => void askAndDelete(member)}
                onRestore={() => restore(member)}
              />
            )}
          />
        )}
      </ListPanel>
      {edited && (
        <TeamMemberEditor
          member={edited === 'new' ? undefined : edited}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function Member({ member }: { member: TeamMember }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar
        src={thumbnail('team', member.imageUrl, member.pictures)}
        name={nameOf(member)}
        alt=""
        color="initials"
      />
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(member)}
      </Text>
    </Group>
  )
}
