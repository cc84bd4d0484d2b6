import { Fragment } from 'react';
import type { PageProps } from 'shared/contract';
import { Section } from 'shared/design';
import exchanged from '../../../art/shop-exchanged.svg';
import filtered from '../../../art/shop-filtered.svg';
import moved from '../../../art/shop-moved.svg';
import stepped from '../../../art/shop-stepped.svg';
import through from '../../../art/shop-through.svg';
import { Cases } from '../../cases/Cases/Cases.tsx';
import { useServicesMessages } from '../../messages.ts';
import { AssemblyScene } from '../../services/AssemblyScene/AssemblyScene.tsx';
import { EditorScene } from '../../services/EditorScene/EditorScene.tsx';
import { LockScene } from '../../services/LockScene/LockScene.tsx';
import { LockStairs } from '../../services/LockStairs/LockStairs.tsx';
import { OtherSystems } from '../../services/OtherSystems/OtherSystems.tsx';
import { PointList } from '../../services/PointList/PointList.tsx';
import { ProductScene } from '../../services/ProductScene/ProductScene.tsx';
import { Prose } from '../../services/Prose/Prose.tsx';
import { ServiceBanner } from '../../services/ServiceBanner/ServiceBanner.tsx';
import { ServiceLayout } from '../../services/ServiceLayout/ServiceLayout.tsx';
import { SiteTree } from '../../services/SiteTree/SiteTree.tsx';
import { Statements } from '../../services/Statements/Statements.tsx';
import { SystemChart } from '../../services/SystemChart/SystemChart.tsx';
import { SystemUses } from '../../services/SystemUses/SystemUses.tsx';
import { findServiceByPath, type ServiceOnPage } from '../../services/services.ts';
import { WorkSteps } from '../../services/WorkSteps/WorkSteps.tsx';

type Part = 'use' | 'scene' | 'chart' | 'work' | 'cases';

/** Order of the sections on each system's page. Light backgrounds must alternate in each order. */
const orders: Readonly<Record<ServiceOnPage<'FrameworkPage'>['key'], readonly Part[]>> = {
  wordpress: ['use', 'scene', 'chart', 'cases', 'work'],
  opencart: ['scene', 'use', 'cases', 'chart', 'work'],
  laravel: ['use', 'scene', 'chart', 'work', 'cases'],
  symfony: ['use', 'scene', 'work', 'chart', 'cases'],
};

/** The page of a CMS or framework (SPEC §2): its uses and typical projects, its limits, cases, and the steps of the work. */
export function FrameworkPage({ route }: PageProps) {
  const t = useServicesMessages();
  const service = findServiceByPath(route.path, 'FrameworkPage');
  const words = t(`services.${service.key}`);
  const { chooseAnother, howWorkGoes } = words;
  const parts = {
    use: <Use key="use" service={service} />,
    scene: (
      <Fragment key="scene">
        {'editor' in words && <EditorScene {...words.editor} />}
        {'product' in words && <ProductScene {...words.product} />}
        {'locks' in words && <LockScene {...words.locks} />}
        {'assembly' in words && <AssemblyScene {...words.assembly} built={words.whatWeBuild} />}
      </Fragment>
    ),
    chart: (
      <Section
        key="chart"
        id="choose-another"
        title={chooseAnother.title}
        surface="paper2"
        layout="split"
        intro={<SystemChart current={service.key} />}
      >
        <Prose texts={chooseAnother.paragraphs} />
        <OtherSystems current={service.key} texts={chooseAnother.others} />
      </Section>
    ),
    work: <WorkSteps key="work" service={service.key} {...howWorkGoes} />,
    cases: <Cases key="cases" service={service.key} items={words.cases} />,
  };
  return (
    <ServiceLayout service={service}>
      <ServiceBanner service={service} />
      {orders[service.key].map((part) => parts[part])}
    </ServiceLayout>
  );
}

/** Drawings of OpenCart's typical projects, in the order of the list that shows them. */
const shopSigns = [filtered, stepped, exchanged, through, moved];

/** Shows a system's uses and its typical projects: as a tree of pages, a flight of locks, or a list. */
function Use({ service: { key } }: { readonly service: ServiceOnPage<'FrameworkPage'> }) {
  const { goodFor, whatWeBuild } = useServicesMessages()(`services.${key}`);
  const textProps = { title: goodFor.title, texts: goodFor.paragraphs };
  if (key === 'wordpress') return <SiteTree {...textProps} built={whatWeBuild} />;
  if (key === 'laravel') return <LockStairs {...textProps} built={whatWeBuild} />;
  // Symfony's typical projects stand around the modules in its scene instead.
  if (key === 'symfony') return <Statements {...textProps} />;
  return (
    <SystemUses {...textProps}>
      <PointList id="what-we-build" {...whatWeBuild} pictures={shopSigns} />
    </SystemUses>
  );
}
