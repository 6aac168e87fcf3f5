import type { RulesModule } from '../kit/index.ts';
import { same } from '../kit/rule-blocks.ts';

export const rules: RulesModule = {
  id: 'toy',
  sections: [
    {
      id: 'choosing',
      rules: ['TOY-1'],
      heading: same('Choosing a wagon'),
      blocks: [
        { kind: 'text', words: same('Everybody chooses one wagon in secret.') },
        { kind: 'example', words: same('Three wagons 2, 5 and 5: nobody scores.') },
        {
          kind: 'picture',
          Picture: () => (
            <svg width="60" height="40" aria-hidden="true">
              <rect width="60" height="40" fill="#5a3b22" />
            </svg>
          ),
          caption: same('A wagon'),
        },
      ],
    },
    {
      id: 'whistle',
      rules: ['TOY-2', 'TOY-3'],
      heading: same('The whistle'),
      blocks: [{ kind: 'list', items: [same('Draw one wagon.'), same('Drop one wagon.')] }],
    },
  ],
};
