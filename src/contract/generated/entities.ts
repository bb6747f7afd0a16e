/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


export const entities = {
  ApplyComment: 'app-center/ApplyComment',
  ApplyStore: 'app-center/ApplyStore',
  FriendLink: 'app-center/FriendLink',
  RoleDesktop: 'app-center/RoleDesktop',
  ToolAction: 'app-center/ToolAction',
  ToolInfo: 'app-center/ToolInfo',
  UserDesktop: 'app-center/UserDesktop',
  BackApply: 'back-school/BackApply',
  BackBatch: 'back-school/BackBatch',
  BackCheck: 'back-school/BackCheck',
  BackLink: 'back-school/BackLink',
  BackRoster: 'back-school/BackRoster',
  HealthDeclare: 'back-school/HealthDeclare',
  KnowArticle: 'campus-know/KnowArticle',
  Attachment: 'core/Attachment',
  Campus: 'core/Campus',
  ClassInfo: 'core/ClassInfo',
  CounsellorClass: 'core/CounsellorClass',
  DictItem: 'core/DictItem',
  DictType: 'core/DictType',
  Holiday: 'core/Holiday',
  Major: 'core/Major',
  Org: 'core/Org',
  SchoolYear: 'core/SchoolYear',
  Student: 'core/Student',
  StudentChange: 'core/StudentChange',
  StudentFamily: 'core/StudentFamily',
  Teacher: 'core/Teacher',
  FdyDutyScore: 'counsellor-survey/FdyDutyScore',
  FdyIndicator: 'counsellor-survey/FdyIndicator',
  FdyItem: 'counsellor-survey/FdyItem',
  FdyResult: 'counsellor-survey/FdyResult',
  FdyScore: 'counsellor-survey/FdyScore',
  FdySurvey: 'counsellor-survey/FdySurvey',
  FdyTaking: 'counsellor-survey/FdyTaking',
  DailyReport: 'daily-report/DailyReport',
  DailyRound: 'daily-report/DailyRound',
  DailyTask: 'daily-report/DailyTask',
  StaffReport: 'daily-report/StaffReport',
  StaffRound: 'daily-report/StaffRound',
  StaffTask: 'daily-report/StaffTask',
  DivideClass: 'divide-class/DivideClass',
  DividePlan: 'divide-class/DividePlan',
  DivideResult: 'divide-class/DivideResult',
  Bed: 'dormitory/Bed',
  BedAllocation: 'dormitory/BedAllocation',
  BedStay: 'dormitory/BedStay',
  Building: 'dormitory/Building',
  DormChangeApply: 'dormitory/DormChangeApply',
  DormHygiene: 'dormitory/DormHygiene',
  DormNightStat: 'dormitory/DormNightStat',
  DormTonight: 'dormitory/DormTonight',
  GateDevice: 'dormitory/GateDevice',
  GateRecord: 'dormitory/GateRecord',
  Room: 'dormitory/Room',
  EvalAppeal: 'evaluation/EvalAppeal',
  EvalClass: 'evaluation/EvalClass',
  EvalItem: 'evaluation/EvalItem',
  EvalMember: 'evaluation/EvalMember',
  EvalPlan: 'evaluation/EvalPlan',
  EvalPublicity: 'evaluation/EvalPublicity',
  EvalRecord: 'evaluation/EvalRecord',
  EvalResult: 'evaluation/EvalResult',
  EvalScore: 'evaluation/EvalScore',
  EvalSheet: 'evaluation/EvalSheet',
  ExamAnswer: 'exam/ExamAnswer',
  ExamBank: 'exam/ExamBank',
  ExamItem: 'exam/ExamItem',
  ExamPaper: 'exam/ExamPaper',
  ExamQuestion: 'exam/ExamQuestion',
  ExamQuestionVersion: 'exam/ExamQuestionVersion',
  ExamSheet: 'exam/ExamSheet',
  ExamTaking: 'exam/ExamTaking',
  AidApply: 'hardship/AidApply',
  AidGrade: 'hardship/AidGrade',
  AidGrant: 'hardship/AidGrant',
  AidProject: 'hardship/AidProject',
  HardApply: 'hardship/HardApply',
  HardBatch: 'hardship/HardBatch',
  HardFamily: 'hardship/HardFamily',
  HardLib: 'hardship/HardLib',
  HardObjection: 'hardship/HardObjection',
  HardQuota: 'hardship/HardQuota',
  HardReview: 'hardship/HardReview',
  HardShow: 'hardship/HardShow',
  ActionFail: 'import-export/ActionFail',
  ActionTask: 'import-export/ActionTask',
  BusinessType: 'import-export/BusinessType',
  ExportTask: 'import-export/ExportTask',
  ImportError: 'import-export/ImportError',
  ImportTask: 'import-export/ImportTask',
  LabourAccount: 'labour/LabourAccount',
  LabourApply: 'labour/LabourApply',
  LabourCourse: 'labour/LabourCourse',
  LabourEnrol: 'labour/LabourEnrol',
  LabourGoal: 'labour/LabourGoal',
  LabourHours: 'labour/LabourHours',
  GateCheck: 'leave/GateCheck',
  LeaveApply: 'leave/LeaveApply',
  LeaveCancel: 'leave/LeaveCancel',
  LeaveRule: 'leave/LeaveRule',
  OutingApply: 'leave/OutingApply',
  BoardLike: 'message-board/BoardLike',
  BoardPost: 'message-board/BoardPost',
  BoardReply: 'message-board/BoardReply',
  PushLog: 'message-push/PushLog',
  PushTask: 'message-push/PushTask',
  PushTemplate: 'message-push/PushTemplate',
  Notice: 'notice/Notice',
  NoticeRead: 'notice/NoticeRead',
  UserMessage: 'notice/UserMessage',
  BeddingChoice: 'orientation/BeddingChoice',
  ChannelRecord: 'orientation/ChannelRecord',
  CheckinCase: 'orientation/CheckinCase',
  CheckinRecord: 'orientation/CheckinRecord',
  CheckinStation: 'orientation/CheckinStation',
  EntranceEdu: 'orientation/EntranceEdu',
  EntranceEduRecord: 'orientation/EntranceEduRecord',
  FeeBill: 'orientation/FeeBill',
  FeeStandard: 'orientation/FeeStandard',
  GreenChannelApply: 'orientation/GreenChannelApply',
  LateReportApply: 'orientation/LateReportApply',
  NewStudent: 'orientation/NewStudent',
  NewStudentFamily: 'orientation/NewStudentFamily',
  NewStudentPhoto: 'orientation/NewStudentPhoto',
  NewStudentProfile: 'orientation/NewStudentProfile',
  NewStudentStep: 'orientation/NewStudentStep',
  OrientationBatch: 'orientation/OrientationBatch',
  OrientationStep: 'orientation/OrientationStep',
  OuterLink: 'orientation/OuterLink',
  PayOrder: 'orientation/PayOrder',
  TrainingClothes: 'orientation/TrainingClothes',
  TravelPlan: 'orientation/TravelPlan',
  CounsellorVisit: 'party/CounsellorVisit',
  NksStudent: 'party/NksStudent',
  PartyActivity: 'party/PartyActivity',
  PartyAttend: 'party/PartyAttend',
  PartyFee: 'party/PartyFee',
  PartyMember: 'party/PartyMember',
  PartyOrg: 'party/PartyOrg',
  PartyReport: 'party/PartyReport',
  PartyStep: 'party/PartyStep',
  PartyTrain: 'party/PartyTrain',
  PartyTrainee: 'party/PartyTrainee',
  PrintJob: 'print/PrintJob',
  PrintTemplate: 'print/PrintTemplate',
  AnswerItem: 'questionnaire/AnswerItem',
  AnswerSheet: 'questionnaire/AnswerSheet',
  Questionnaire: 'questionnaire/Questionnaire',
  SurveyFactor: 'questionnaire/SurveyFactor',
  SurveyFollow: 'questionnaire/SurveyFollow',
  SurveyQuestion: 'questionnaire/SurveyQuestion',
  SurveyTaking: 'questionnaire/SurveyTaking',
  QuizActivity: 'quiz/QuizActivity',
  QuizAnswer: 'quiz/QuizAnswer',
  QuizAttempt: 'quiz/QuizAttempt',
  QuizItem: 'quiz/QuizItem',
  QuizPrize: 'quiz/QuizPrize',
  QuizRank: 'quiz/QuizRank',
  QuizTaking: 'quiz/QuizTaking',
  ResearchReport: 'research-report/ResearchReport',
  SafeReport: 'research-report/SafeReport',
  LateReturn: 'rollcall/LateReturn',
  NamingInstance: 'rollcall/NamingInstance',
  NamingRecord: 'rollcall/NamingRecord',
  NamingTask: 'rollcall/NamingTask',
  StudyBlack: 'study-room/StudyBlack',
  StudyBooking: 'study-room/StudyBooking',
  StudyClosure: 'study-room/StudyClosure',
  StudyRoom: 'study-room/StudyRoom',
  StudySeat: 'study-room/StudySeat',
  SupplyEntry: 'supplies/SupplyEntry',
  SupplyIssue: 'supplies/SupplyIssue',
  SupplyItem: 'supplies/SupplyItem',
  SupplyPackage: 'supplies/SupplyPackage',
  SupplyPlace: 'supplies/SupplyPlace',
  SupplySlip: 'supplies/SupplySlip',
  SupplyStock: 'supplies/SupplyStock',
  AuditLog: 'system/AuditLog',
  BackLog: 'system/BackLog',
  HomeLayout: 'system/HomeLayout',
  LoginLog: 'system/LoginLog',
  RoleMenu: 'system/RoleMenu',
  RoleRequest: 'system/RoleRequest',
  SchemaSet: 'system/SchemaSet',
  ShareKey: 'system/ShareKey',
  SsoBind: 'system/SsoBind',
  SsoClient: 'system/SsoClient',
  SysConfig: 'system/SysConfig',
  SysMenu: 'system/SysMenu',
  SysRole: 'system/SysRole',
  SysUser: 'system/SysUser',
  UserRole: 'system/UserRole',
  WxBind: 'system/WxBind',
  AddressPlace: 'text-task/AddressPlace',
  TextReceiver: 'text-task/TextReceiver',
  TextTask: 'text-task/TextTask',
  VoteActivity: 'vote/VoteActivity',
  VoteItem: 'vote/VoteItem',
  VoteOption: 'vote/VoteOption',
  VoteQuestion: 'vote/VoteQuestion',
  VoteResult: 'vote/VoteResult',
  VoteSheet: 'vote/VoteSheet',
  VoteTaking: 'vote/VoteTaking',
  VoteTemplate: 'vote/VoteTemplate',
  ApprovalRecord: 'workflow/ApprovalRecord',
  FlowDefine: 'workflow/FlowDefine',
  FlowDelegation: 'workflow/FlowDelegation',
  FlowInstance: 'workflow/FlowInstance',
  FlowObjection: 'workflow/FlowObjection',
  FlowPublicity: 'workflow/FlowPublicity',
  FlowTask: 'workflow/FlowTask',
} as const;

/** EnCodes answered by src/server/modules. */
export const enCodes = {
  toolManageStatus: 'tool.manage.status',
  toolAddDesktop: 'tool.addDesktop',
  toolComment: 'tool.comment',
  backGateScan: 'back.gate.scan',
  coreCcReplace: 'core.cc.replace',
  coreDictUses: 'core.dict.uses',
  coreHolidayCopy: 'core.holiday.copy',
  coreStudentResetPwd: 'core.student.resetPwd',
  coreTeacherFirstPwd: 'core.teacher.firstPwd',
  fdySurveyCopyIndicators: 'fdy.survey.copyIndicators',
  divideClassAdd: 'divide.class.add',
  dividePlanMake: 'divide.plan.make',
  dividePlanTrial: 'divide.plan.trial',
  dividePlanPublish: 'divide.plan.publish',
  dividePlanRevoke: 'divide.plan.revoke',
  dormBedAssign: 'dorm.bed.assign',
  dormAllocSave: 'dorm.alloc.save',
  dormAllocAuto: 'dorm.alloc.auto',
  dormStaySwap: 'dorm.stay.swap',
  dormRoomGenerate: 'dorm.room.generate',
  taskActionRetry: 'task.action.retry',
  taskActionUndo: 'task.action.undo',
  taskExportRetry: 'task.export.retry',
  taskImportRetry: 'task.import.retry',
  taskImportUndo: 'task.import.undo',
  leaveGateScan: 'leave.gate.scan',
  leaveApplyPreview: 'leave.apply.preview',
  boardPostAppend: 'board.post.append',
  pushLogRetry: 'push.log.retry',
  pushTaskRetry: 'push.task.retry',
  pushTaskSend: 'push.task.send',
  pushTemplateTest: 'push.template.test',
  noticePreview: 'notice.preview',
  noticeReceipt: 'notice.receipt',
  noticeReadAll: 'notice.readAll',
  orientationBeddingPreview: 'orientation.bedding.preview',
  orientationBillRecheck: 'orientation.bill.recheck',
  orientationCheckinScan: 'orientation.checkin.scan',
  orientationCheckinSearch: 'orientation.checkin.search',
  orientationCheckinConfirm: 'orientation.checkin.confirm',
  orientationCheckinForce: 'orientation.checkin.force',
  orientationCheckinStep: 'orientation.checkin.step',
  orientationCheckinManual: 'orientation.checkin.manual',
  orientationCheckinCancel: 'orientation.checkin.cancel',
  orientationEduBeat: 'orientation.edu.beat',
  orientationEduFinish: 'orientation.edu.finish',
  orientationBillRemind: 'orientation.bill.remind',
  orientationFeeStdGenerate: 'orientation.feeStd.generate',
  orientationStudentGenNo: 'orientation.student.genNo',
  orientationStudentResetPwd: 'orientation.student.resetPwd',
  orientationProgressRemind: 'orientation.progress.remind',
  orientationProgressArrive: 'orientation.progress.arrive',
  orientationSheetRefresh: 'orientation.sheet.refresh',
  orientationCashVoid: 'orientation.cash.void',
  orientationBillRefund: 'orientation.bill.refund',
  orientationCashScan: 'orientation.cash.scan',
  printBatchMark: 'print.batch.mark',
  printBatchSign: 'print.batch.sign',
  printBatchSettle: 'print.batch.settle',
  printTemplateReset: 'print.template.reset',
  quizActivityClear: 'quiz.activity.clear',
  rollcallSignDo: 'rollcall.sign.do',
  rollcallSignPhoto: 'rollcall.sign.photo',
  rollcallSignScan: 'rollcall.sign.scan',
  rollcallTaskPreview: 'rollcall.task.preview',
  suppliesIssueScan: 'supplies.issue.scan',
  suppliesIssueGenerate: 'supplies.issue.generate',
  systemRoleRequestConfirm: 'system.roleRequest.confirm',
  systemSchemaPublish: 'system.schema.publish',
  systemSchemaRollback: 'system.schema.rollback',
  systemSchemaRestore: 'system.schema.restore',
  orientationBoardShare: 'orientation.board.share',
  dailyReportedShare: 'daily.reported.share',
  dailyStaffReportedShare: 'dailyStaff.reported.share',
  systemSsoSecret: 'system.sso.secret',
  systemSsoEnable: 'system.sso.enable',
  systemConfigSave: 'system.config.save',
  systemRoleGrant: 'system.role.grant',
  systemUserStatus: 'system.user.status',
  systemUserDisable: 'system.user.disable',
  systemUserFirstPwd: 'system.user.firstPwd',
  systemUserResetPwd: 'system.user.resetPwd',
  systemUserResetFactor: 'system.user.resetFactor',
  systemUserUnbindWx: 'system.user.unbindWx',
  workflowDefinePublish: 'workflow.define.publish',
  flowMonitorAssign: 'flow.monitor.assign',
  flowMonitorJump: 'flow.monitor.jump',
  flowMonitorTerminate: 'flow.monitor.terminate',
  flowMonitorHandover: 'flow.monitor.handover',
  flowObjectionUphold: 'flow.objection.uphold',
  flowObjectionDismiss: 'flow.objection.dismiss',
} as const;

export type HandlerEnCode = (typeof enCodes)[keyof typeof enCodes];

/** Messages that entities declare. */
export const messages = {
  backApplyLate: 'back-school/BackApply.late',
  backRosterRemind: 'back-school/BackRoster.remind',
  backRosterHealth: 'back-school/BackRoster.health',
  fdyTakingOpen: 'counsellor-survey/FdyTaking.open',
  fdyTakingWaiting: 'counsellor-survey/FdyTaking.waiting',
  dailyReportRemind: 'daily-report/DailyReport.remind',
  dailyReportEarly: 'daily-report/DailyReport.early',
  dailyReportLate: 'daily-report/DailyReport.late',
  staffReportRemind: 'daily-report/StaffReport.remind',
  staffReportEarly: 'daily-report/StaffReport.early',
  staffReportLate: 'daily-report/StaffReport.late',
  evalAppealFresh: 'evaluation/EvalAppeal.fresh',
  evalResultShown: 'evaluation/EvalResult.shown',
  evalSheetFill: 'evaluation/EvalSheet.fill',
  evalSheetSoon: 'evaluation/EvalSheet.soon',
  examTakingOpen: 'exam/ExamTaking.open',
  examTakingWaiting: 'exam/ExamTaking.waiting',
  hardApplyDraft: 'hardship/HardApply.draft',
  hardBatchOpen: 'hardship/HardBatch.open',
  labourCourseFew: 'labour/LabourCourse.few',
  labourCourseFull: 'labour/LabourCourse.full',
  labourEnrolGot: 'labour/LabourEnrol.got',
  labourEnrolMoved: 'labour/LabourEnrol.moved',
  labourEnrolLost: 'labour/LabourEnrol.lost',
  labourEnrolSoon: 'labour/LabourEnrol.soon',
  labourEnrolReport: 'labour/LabourEnrol.report',
  leaveApplyBack: 'leave/LeaveApply.back',
  outingApplyBack: 'leave/OutingApply.back',
  outingApplySafeDue: 'leave/OutingApply.safeDue',
  outingApplySafeLate: 'leave/OutingApply.safeLate',
  outingApplyReportSoon: 'leave/OutingApply.reportSoon',
  outingApplyReportLate: 'leave/OutingApply.reportLate',
  outingApplyAskBack: 'leave/OutingApply.askBack',
  outingApplyAskSafe: 'leave/OutingApply.askSafe',
  outingApplyAskReport: 'leave/OutingApply.askReport',
  noticeReadFresh: 'notice/NoticeRead.fresh',
  noticeReadUnread: 'notice/NoticeRead.unread',
  noticeReadReceipt: 'notice/NoticeRead.receipt',
  checkinRecordDone: 'orientation/CheckinRecord.done',
  newStudentReady: 'orientation/NewStudent.ready',
  partyAttendOpen: 'party/PartyAttend.open',
  partyAttendStaff: 'party/PartyAttend.staff',
  partyAttendOff: 'party/PartyAttend.off',
  partyFeeOwed: 'party/PartyFee.owed',
  partyMemberDue: 'party/PartyMember.due',
  partyMemberTurn: 'party/PartyMember.turn',
  partyMemberReportDue: 'party/PartyMember.reportDue',
  surveyFollowWarn: 'questionnaire/SurveyFollow.warn',
  surveyFollowAssigned: 'questionnaire/SurveyFollow.assigned',
  surveyTakingOpen: 'questionnaire/SurveyTaking.open',
  surveyTakingUnanswered: 'questionnaire/SurveyTaking.unanswered',
  quizTakingOpen: 'quiz/QuizTaking.open',
  quizTakingWaiting: 'quiz/QuizTaking.waiting',
  researchReportHanded: 'research-report/ResearchReport.handed',
  lateReturnNight: 'rollcall/LateReturn.night',
  lateReturnLong: 'rollcall/LateReturn.long',
  lateReturnParent: 'rollcall/LateReturn.parent',
  namingRecordSoon: 'rollcall/NamingRecord.soon',
  namingRecordStart: 'rollcall/NamingRecord.start',
  namingRecordGate: 'rollcall/NamingRecord.gate',
  namingRecordMiss: 'rollcall/NamingRecord.miss',
  studyBlackBanned: 'study-room/StudyBlack.banned',
  studyBookingRemind: 'study-room/StudyBooking.remind',
  studyBookingMiss: 'study-room/StudyBooking.miss',
  studyBookingFreed: 'study-room/StudyBooking.freed',
  studyBookingClosed: 'study-room/StudyBooking.closed',
  textReceiverPlain: 'text-task/TextReceiver.plain',
  textReceiverNamed: 'text-task/TextReceiver.named',
  textReceiverPlainPlace: 'text-task/TextReceiver.plainPlace',
  textReceiverNamedPlace: 'text-task/TextReceiver.namedPlace',
  voteTakingOpen: 'vote/VoteTaking.open',
  voteTakingWaiting: 'vote/VoteTaking.waiting',
} as const;

/** The entities above by their names. */
export interface EntityRows {
  'app-center/ApplyComment': ApplyComment;
  'app-center/ApplyStore': ApplyStore;
  'app-center/FriendLink': FriendLink;
  'app-center/RoleDesktop': RoleDesktop;
  'app-center/ToolAction': ToolAction;
  'app-center/ToolInfo': ToolInfo;
  'app-center/UserDesktop': UserDesktop;
  'back-school/BackApply': BackApply;
  'back-school/BackBatch': BackBatch;
  'back-school/BackCheck': BackCheck;
  'back-school/BackLink': BackLink;
  'back-school/BackRoster': BackRoster;
  'back-school/HealthDeclare': HealthDeclare;
  'campus-know/KnowArticle': KnowArticle;
  'core/Attachment': Attachment;
  'core/Campus': Campus;
  'core/ClassInfo': ClassInfo;
  'core/CounsellorClass': CounsellorClass;
  'core/DictItem': DictItem;
  'core/DictType': DictType;
  'core/Holiday': Holiday;
  'core/Major': Major;
  'core/Org': Org;
  'core/SchoolYear': SchoolYear;
  'core/Student': Student;
  'core/StudentChange': StudentChange;
  'core/StudentFamily': StudentFamily;
  'core/Teacher': Teacher;
  'counsellor-survey/FdyDutyScore': FdyDutyScore;
  'counsellor-survey/FdyIndicator': FdyIndicator;
  'counsellor-survey/FdyItem': FdyItem;
  'counsellor-survey/FdyResult': FdyResult;
  'counsellor-survey/FdyScore': FdyScore;
  'counsellor-survey/FdySurvey': FdySurvey;
  'counsellor-survey/FdyTaking': FdyTaking;
  'daily-report/DailyReport': DailyReport;
  'daily-report/DailyRound': DailyRound;
  'daily-report/DailyTask': DailyTask;
  'daily-report/StaffReport': StaffReport;
  'daily-report/StaffRound': StaffRound;
  'daily-report/StaffTask': StaffTask;
  'divide-class/DivideClass': DivideClass;
  'divide-class/DividePlan': DividePlan;
  'divide-class/DivideResult': DivideResult;
  'dormitory/Bed': Bed;
  'dormitory/BedAllocation': BedAllocation;
  'dormitory/BedStay': BedStay;
  'dormitory/Building': Building;
  'dormitory/DormChangeApply': DormChangeApply;
  'dormitory/DormHygiene': DormHygiene;
  'dormitory/DormNightStat': DormNightStat;
  'dormitory/DormTonight': DormTonight;
  'dormitory/GateDevice': GateDevice;
  'dormitory/GateRecord': GateRecord;
  'dormitory/Room': Room;
  'evaluation/EvalAppeal': EvalAppeal;
  'evaluation/EvalClass': EvalClass;
  'evaluation/EvalItem': EvalItem;
  'evaluation/EvalMember': EvalMember;
  'evaluation/EvalPlan': EvalPlan;
  'evaluation/EvalPublicity': EvalPublicity;
  'evaluation/EvalRecord': EvalRecord;
  'evaluation/EvalResult': EvalResult;
  'evaluation/EvalScore': EvalScore;
  'evaluation/EvalSheet': EvalSheet;
  'exam/ExamAnswer': ExamAnswer;
  'exam/ExamBank': ExamBank;
  'exam/ExamItem': ExamItem;
  'exam/ExamPaper': ExamPaper;
  'exam/ExamQuestion': ExamQuestion;
  'exam/ExamQuestionVersion': ExamQuestionVersion;
  'exam/ExamSheet': ExamSheet;
  'exam/ExamTaking': ExamTaking;
  'hardship/AidApply': AidApply;
  'hardship/AidGrade': AidGrade;
  'hardship/AidGrant': AidGrant;
  'hardship/AidProject': AidProject;
  'hardship/HardApply': HardApply;
  'hardship/HardBatch': HardBatch;
  'hardship/HardFamily': HardFamily;
  'hardship/HardLib': HardLib;
  'hardship/HardObjection': HardObjection;
  'hardship/HardQuota': HardQuota;
  'hardship/HardReview': HardReview;
  'hardship/HardShow': HardShow;
  'import-export/ActionFail': ActionFail;
  'import-export/ActionTask': ActionTask;
  'import-export/BusinessType': BusinessType;
  'import-export/ExportTask': ExportTask;
  'import-export/ImportError': ImportError;
  'import-export/ImportTask': ImportTask;
  'labour/LabourAccount': LabourAccount;
  'labour/LabourApply': LabourApply;
  'labour/LabourCourse': LabourCourse;
  'labour/LabourEnrol': LabourEnrol;
  'labour/LabourGoal': LabourGoal;
  'labour/LabourHours': LabourHours;
  'leave/GateCheck': GateCheck;
  'leave/LeaveApply': LeaveApply;
  'leave/LeaveCancel': LeaveCancel;
  'leave/LeaveRule': LeaveRule;
  'leave/OutingApply': OutingApply;
  'message-board/BoardLike': BoardLike;
  'message-board/BoardPost': BoardPost;
  'message-board/BoardReply': BoardReply;
  'message-push/PushLog': PushLog;
  'message-push/PushTask': PushTask;
  'message-push/PushTemplate': PushTemplate;
  'notice/Notice': Notice;
  'notice/NoticeRead': NoticeRead;
  'notice/UserMessage': UserMessage;
  'orientation/BeddingChoice': BeddingChoice;
  'orientation/ChannelRecord': ChannelRecord;
  'orientation/CheckinCase': CheckinCase;
  'orientation/CheckinRecord': CheckinRecord;
  'orientation/CheckinStation': CheckinStation;
  'orientation/EntranceEdu': EntranceEdu;
  'orientation/EntranceEduRecord': EntranceEduRecord;
  'orientation/FeeBill': FeeBill;
  'orientation/FeeStandard': FeeStandard;
  'orientation/GreenChannelApply': GreenChannelApply;
  'orientation/LateReportApply': LateReportApply;
  'orientation/NewStudent': NewStudent;
  'orientation/NewStudentFamily': NewStudentFamily;
  'orientation/NewStudentPhoto': NewStudentPhoto;
  'orientation/NewStudentProfile': NewStudentProfile;
  'orientation/NewStudentStep': NewStudentStep;
  'orientation/OrientationBatch': OrientationBatch;
  'orientation/OrientationStep': OrientationStep;
  'orientation/OuterLink': OuterLink;
  'orientation/PayOrder': PayOrder;
  'orientation/TrainingClothes': TrainingClothes;
  'orientation/TravelPlan': TravelPlan;
  'party/CounsellorVisit': CounsellorVisit;
  'party/NksStudent': NksStudent;
  'party/PartyActivity': PartyActivity;
  'party/PartyAttend': PartyAttend;
  'party/PartyFee': PartyFee;
  'party/PartyMember': PartyMember;
  'party/PartyOrg': PartyOrg;
  'party/PartyReport': PartyReport;
  'party/PartyStep': PartyStep;
  'party/PartyTrain': PartyTrain;
  'party/PartyTrainee': PartyTrainee;
  'print/PrintJob': PrintJob;
  'print/PrintTemplate': PrintTemplate;
  'questionnaire/AnswerItem': AnswerItem;
  'questionnaire/AnswerSheet': AnswerSheet;
  'questionnaire/Questionnaire': Questionnaire;
  'questionnaire/SurveyFactor': SurveyFactor;
  'questionnaire/SurveyFollow': SurveyFollow;
  'questionnaire/SurveyQuestion': SurveyQuestion;
  'questionnaire/SurveyTaking': SurveyTaking;
  'quiz/QuizActivity': QuizActivity;
  'quiz/QuizAnswer': QuizAnswer;
  'quiz/QuizAttempt': QuizAttempt;
  'quiz/QuizItem': QuizItem;
  'quiz/QuizPrize': QuizPrize;
  'quiz/QuizRank': QuizRank;
  'quiz/QuizTaking': QuizTaking;
  'research-report/ResearchReport': ResearchReport;
  'research-report/SafeReport': SafeReport;
  'rollcall/LateReturn': LateReturn;
  'rollcall/NamingInstance': NamingInstance;
  'rollcall/NamingRecord': NamingRecord;
  'rollcall/NamingTask': NamingTask;
  'study-room/StudyBlack': StudyBlack;
  'study-room/StudyBooking': StudyBooking;
  'study-room/StudyClosure': StudyClosure;
  'study-room/StudyRoom': StudyRoom;
  'study-room/StudySeat': StudySeat;
  'supplies/SupplyEntry': SupplyEntry;
  'supplies/SupplyIssue': SupplyIssue;
  'supplies/SupplyItem': SupplyItem;
  'supplies/SupplyPackage': SupplyPackage;
  'supplies/SupplyPlace': SupplyPlace;
  'supplies/SupplySlip': SupplySlip;
  'supplies/SupplyStock': SupplyStock;
  'system/AuditLog': AuditLog;
  'system/BackLog': BackLog;
  'system/HomeLayout': HomeLayout;
  'system/LoginLog': LoginLog;
  'system/RoleMenu': RoleMenu;
  'system/RoleRequest': RoleRequest;
  'system/SchemaSet': SchemaSet;
  'system/ShareKey': ShareKey;
  'system/SsoBind': SsoBind;
  'system/SsoClient': SsoClient;
  'system/SysConfig': SysConfig;
  'system/SysMenu': SysMenu;
  'system/SysRole': SysRole;
  'system/SysUser': SysUser;
  'system/UserRole': UserRole;
  'system/WxBind': WxBind;
  'text-task/AddressPlace': AddressPlace;
  'text-task/TextReceiver': TextReceiver;
  'text-task/TextTask': TextTask;
  'vote/VoteActivity': VoteActivity;
  'vote/VoteItem': VoteItem;
  'vote/VoteOption': VoteOption;
  'vote/VoteQuestion': VoteQuestion;
  'vote/VoteResult': VoteResult;
  'vote/VoteSheet': VoteSheet;
  'vote/VoteTaking': VoteTaking;
  'vote/VoteTemplate': VoteTemplate;
  'workflow/ApprovalRecord': ApprovalRecord;
  'workflow/FlowDefine': FlowDefine;
  'workflow/FlowDelegation': FlowDelegation;
  'workflow/FlowInstance': FlowInstance;
  'workflow/FlowObjection': FlowObjection;
  'workflow/FlowPublicity': FlowPublicity;
  'workflow/FlowTask': FlowTask;
}

/** 应用评价 */
export interface ApplyComment {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 应用 */
  ToolId: string | null;
  ToolName?: string | null;
  /** 动作 */
  ActionId: string | null;
  ActionName?: string | null;
  /** 评分 */
  Score: number | null;
  /** 内容 */
  Content: string | null;
  /** 回复 */
  ReplyContent: string | null;
}

/** 应用收藏 */
export interface ApplyStore {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 应用 */
  ToolId: string | null;
  ToolName?: string | null;
}

/** 友情链接 */
export interface FriendLink {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  LinkName: string | null;
  /** 地址 */
  LinkUrl: string | null;
  /** 图标 */
  Logo: string | null;
  /** 排序 */
  Sort: number | null;
}

/** 角色默认桌面 */
export interface RoleDesktop {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 角色 */
  RoleId: string | null;
  RoleName?: string | null;
  /** 应用 */
  ToolId: string | null;
  ToolName?: string | null;
  /** 列 */
  X: number | null;
  /** 行 */
  Y: number | null;
  /** 尺寸 */
  Size: string | null;
}

/** 应用动作 */
export interface ToolAction {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 应用 */
  ToolId: string | null;
  ToolName?: string | null;
  /** 编码 */
  EnCode: string | null;
  /** 名称 */
  ActionName: string | null;
  /** 地址 */
  Url: string | null;
  /** 排序 */
  Sort: number | null;
}

/** 应用 */
export interface ToolInfo {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 应用名称 */
  ToolName: string | null;
  /** 应用编码 */
  ToolCode: string | null;
  /** 分类 */
  Category: string | null;
  CategoryName?: string | null;
  /** 图标 */
  Icon: string | null;
  /** 入口地址 */
  Url: string | null;
  /** 打开方式 */
  TargetType: string | null;
  TargetTypeName?: string | null;
  /** 简介 */
  Intro: string | null;
  /** 详情 */
  Detail: string | null;
  /** 归属部门 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 适用角色 */
  RoleCodes: string[] | null;
  RoleCodesName?: string | null;
  /** 状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 审核状态 */
  CheckState: string | null;
  CheckStateName?: string | null;
  /** 收藏数 */
  StoreCount: number | null;
  /** 打开次数 */
  OpenCount: number | null;
  /** 排序 */
  Sort: number | null;
  /** 平均评分 */
  Score: number | null;
  /** 评价数 */
  CommentCount: number | null;
  /** 我已收藏 */
  Stored: number | null;
}

/** 我的桌面 */
export interface UserDesktop {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 应用 */
  ToolId: string | null;
  ToolName?: string | null;
  /** 列 */
  X: number | null;
  /** 行 */
  Y: number | null;
  /** 尺寸 */
  Size: string | null;
}

/** 返校登记 */
export interface BackApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 登记方式 */
  BackKind: string | null;
  BackKindName?: string | null;
  /** 返校日期 */
  BackDate: string | null;
  /** 预计到校时间 */
  ArriveTime: string | null;
  /** 出发地 */
  FromRegion: string | null;
  FromRegionName?: string | null;
  /** 出发详细地址 */
  FromAddress: string | null;
  /** 交通方式 */
  Transport: string | null;
  TransportName?: string | null;
  /** 车次/航班/车牌 */
  VehicleNo: string | null;
  /** 途经地 */
  Transit: Record<string, unknown>[] | null;
  /** 出发地风险 */
  RiskLevel: string | null;
  RiskLevelName?: string | null;
  /** 健康码 */
  HealthCode: string | null;
  HealthCodeName?: string | null;
  /** 健康码截图 */
  CodeImg: string | null;
  /** 行程卡截图 */
  TripImg: string | null;
  /** 检测采样时间 */
  TestTime: string | null;
  /** 检测结果 */
  TestResult: string | null;
  TestResultName?: string | null;
  /** 检测报告 */
  TestImg: string | null;
  /** 接触史 */
  Touch: number | null;
  /** 接触情况 */
  TouchRemark: string | null;
  /** 体温 */
  Temp: number | null;
  /** 手机号 */
  Phone: string | null;
  /** 家长电话 */
  ParentPhone: string | null;
  /** 承诺属实 */
  Promise: number | null;
  /** 到校状态 */
  ArriveState: string | null;
  ArriveStateName?: string | null;
  /** 实际到校时间 */
  RealArrive: string | null;
  /** 健康或行程有异常 */
  IsRisky: number | null;
  /** 需审批 */
  NeedReview: number | null;
  /** 尚缺健康申报 */
  LackDays: number | null;
  /** 逾期提醒时间 */
  LateAt: string | null;
  /** 来自链接 */
  LinkId: string | null;
  LinkName?: string | null;
  /** 批次状态 */
  BatchState: string | null;
  BatchStateName?: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 返校批次 */
export interface BackBatch {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次名称 */
  BatchName: string | null;
  /** 学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 登记开始 */
  StartTime: string | null;
  /** 登记结束 */
  EndTime: string | null;
  /** 返校开始 */
  BackStart: string | null;
  /** 返校结束 */
  BackEnd: string | null;
  /** 返校前健康申报 */
  HealthDays: number | null;
  /** 需审批 */
  NeedAudit: number | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 学生 */
  StudentIds: string[] | null;
  StudentNames?: string | null;
  /** 返校须知 */
  Notice: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 应返校 */
  Should: number | null;
  /** 已登记 */
  Registered: number | null;
  /** 已到校 */
  Arrived: number | null;
}

/** 返校核验 */
export interface BackCheck {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 核验结论 */
  Verdict: string | null;
  VerdictName?: string | null;
  /** 返校登记 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 返校日期 */
  BackDate: string | null;
  /** 尚缺健康申报 */
  Lack: number | null;
  /** 照片 */
  Photo: string | null;
  /** 校门 */
  DeviceId: string | null;
  DeviceName?: string | null;
  /** 处理 */
  Result: string | null;
  ResultName?: string | null;
  /** 拦截原因 */
  Reason: string | null;
  /** 核验时间 */
  ScanTime: string | null;
  /** 处理时间 */
  DoneTime: string | null;
  /** 核验账号 */
  OperatorId: string | null;
  /** 核验人 */
  OperatorName: string | null;
}

/** 返校链接 */
export interface BackLink {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  LinkName: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 短码 */
  ShortCode: string | null;
  /** 失效时间 */
  ExpireTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 链接 */
  Url: string | null;
  /** 填报量 */
  FillCount: number | null;
}

/** 返校名单 */
export interface BackRoster {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 批次 */
  BatchId: string | null;
  /** 到校状态 */
  ArriveState: string | null;
  ArriveStateName?: string | null;
  /** 提醒时间 */
  RemindedAt: string | null;
  /** 健康提醒时间 */
  HealthAt: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 批次名称 */
  BatchName: string | null;
  /** 批次状态 */
  BatchState: string | null;
  BatchStateName?: string | null;
  /** 登记结束 */
  EndTime: string | null;
  /** 已登记 */
  Registered: number | null;
  /** 最近健康申报 */
  LastDeclare: string | null;
}

/** 健康申报 */
export interface HealthDeclare {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 申报人主键 */
  OwnerId: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 场景 */
  Scene: string | null;
  SceneName?: string | null;
  /** 申报日期 */
  DeclareDate: string | null;
  /** 今日体温 */
  TempAm: number | null;
  /** 晚检体温 */
  TempPm: number | null;
  /** 症状 */
  Symptoms: string[] | null;
  SymptomsName?: string | null;
  /** 当前所在地 */
  Region: string | null;
  RegionName?: string | null;
  /** 详细地址 */
  Address: string | null;
  /** 是否离开居住地 */
  Leave: number | null;
  /** 接触史 */
  Touch: number | null;
  /** 既往病史 */
  PastDisease: string | null;
  /** 过敏史 */
  Allergy: string | null;
  /** 疫苗接种 */
  Vaccine: string | null;
  VaccineName?: string | null;
  /** 附件 */
  Files: string | null;
  /** 异常 */
  IsAbnormal: number | null;
  /** 处理状态 */
  HandleState: string | null;
  HandleStateName?: string | null;
  /** 处理说明 */
  HandleRemark: string | null;
}

/** 校园知识 */
export interface KnowArticle {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 分类 */
  CatId: string | null;
  CatName?: string | null;
  /** 问题 */
  Title: string | null;
  /** 关键词 */
  Keywords: string | null;
  /** 答案 */
  Content: string | null;
  /** 附件 */
  Files: string | null;
  /** 办理地点 */
  Place: string | null;
  /** 咨询电话 */
  Phone: string | null;
  /** 责任部门 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 热门 */
  IsHot: number | null;
  /** 更新时间 */
  PublishTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 有帮助 */
  HelpCount: number | null;
  /** 我认为有帮助 */
  Helped: number | null;
}

/** 附件 */
export interface Attachment {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 文件名 */
  OriginalFileName: string | null;
  /** 扩展名 */
  Ext: string | null;
  /** 大小 */
  Size: number | null;
  /** 地址 */
  Url: string | null;
  /** 业务类型 */
  BizType: string | null;
  /** 业务主键 */
  BizId: string | null;
  /** 摘要 */
  Sha256: string | null;
  /** 图片宽度 */
  Width: number | null;
  /** 图片高度 */
  Height: number | null;
}

/** 校区 */
export interface Campus {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 校区名称 */
  CampusName: string | null;
  /** 地址 */
  Address: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 围栏半径 */
  Radius: number | null;
  /** 排序 */
  Sort: number | null;
}

/** 班级 */
export interface ClassInfo {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 班级代码 */
  ClassCode: string | null;
  /** 班级名称 */
  ClassName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 校区 */
  CampusId: string | null;
  CampusName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 班主任 */
  HeadTeacherId: string | null;
  HeadTeacherName?: string | null;
  /** 班长 */
  MonitorId: string | null;
  MonitorName?: string | null;
  /** 计划人数 */
  PlanCount: number | null;
  /** 班级群二维码 */
  GroupQr: string | null;
  /** 实际人数 */
  StudentCount: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 新生 */
  NewCount: number | null;
  /** 其中男生 */
  NewMale: number | null;
  /** 新生均分 */
  NewScore: number | null;
}

/** 辅导员带班 */
export interface CounsellorClass {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 教职工 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 学年 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 岗位 */
  PostType: string | null;
  PostTypeName?: string | null;
  /** 任职开始 */
  StartDate: string | null;
  /** 任职结束 */
  EndDate: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
}

/** 字典项 */
export interface DictItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 字典 */
  TypeId: string | null;
  TypeName?: string | null;
  /** 代码 */
  ItemCode: string | null;
  /** 名称 */
  ItemName: string | null;
  /** 上级代码 */
  ParentCode: string | null;
  /** 颜色 */
  Color: string | null;
  ColorName?: string | null;
  /** 排序 */
  Sort: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 出厂项 */
  IsShipped: number | null;
}

/** 字典 */
export interface DictType {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 字典代码 */
  TypeCode: string | null;
  /** 字典名称 */
  TypeName: string | null;
  /** 类别 */
  Kind: string | null;
  KindName?: string | null;
  /** 标准 */
  Standard: string | null;
  /** 项数 */
  ItemCount: number | null;
}

/** 校历 */
export interface Holiday {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  HolidayName: string | null;
  /** 类型 */
  Kind: string | null;
  KindName?: string | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 按星期几上课 */
  AsWeekday: string | null;
  AsWeekdayName?: string | null;
}

/** 专业 */
export interface Major {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 专业代码 */
  MajorCode: string | null;
  /** 专业名称 */
  MajorName: string | null;
  /** 所属学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学制 */
  Length: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 班级数 */
  ClassCount: number | null;
}

/** 组织机构 */
export interface Org {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 机构代码 */
  OrgCode: string | null;
  /** 机构名称 */
  OrgName: string | null;
  /** 简称 */
  ShortName: string | null;
  /** 机构类型 */
  OrgType: string | null;
  OrgTypeName?: string | null;
  /** 上级机构 */
  ParentId: string | null;
  ParentName?: string | null;
  /** 路径 */
  OrgPath: string | null;
  /** 负责人 */
  LeaderId: string | null;
  LeaderName?: string | null;
  /** 排序 */
  Sort: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 下级机构数 */
  ChildCount: number | null;
  /** 学生数 */
  StudentCount: number | null;
  /** 教职工数 */
  TeacherCount: number | null;
}

/** 学年学期 */
export interface SchoolYear {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学年 */
  YearName: string | null;
  /** 学期 */
  Semester: string | null;
  SemesterName?: string | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 周数 */
  WeekCount: number | null;
  /** 当前学期 */
  IsCurrent: number | null;
}

/** 学生 */
export interface Student {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学号 */
  StudentNo: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 姓名拼音 */
  NamePinyin: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 出生日期 */
  Birthday: string | null;
  /** 证件类型 */
  IdCardType: string | null;
  IdCardTypeName?: string | null;
  /** 身份证号 */
  IdCardNo: string | null;
  /** 民族 */
  Nation: string | null;
  NationName?: string | null;
  /** 政治面貌 */
  Political: string | null;
  PoliticalName?: string | null;
  /** 婚姻状况 */
  Marital: string | null;
  MaritalName?: string | null;
  /** 健康状况 */
  Health: string | null;
  HealthName?: string | null;
  /** 港澳台侨外 */
  Overseas: string | null;
  OverseasName?: string | null;
  /** 血型 */
  BloodType: string | null;
  BloodTypeName?: string | null;
  /** 籍贯 */
  NativePlace: string | null;
  NativePlaceName?: string | null;
  /** 生源地 */
  SourceRegion: string | null;
  SourceRegionName?: string | null;
  /** 户口性质 */
  HukouType: string | null;
  HukouTypeName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学制 */
  EduLength: number | null;
  /** 入学日期 */
  EnrolDate: string | null;
  /** 预计毕业日期 */
  GraduateDate: string | null;
  /** 学籍状态 */
  StudentStatus: string | null;
  StudentStatusName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 校区 */
  CampusId: string | null;
  CampusName?: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 邮箱 */
  Email: string | null;
  /** QQ号 */
  QQ: string | null;
  /** 微信号 */
  WeChat: string | null;
  /** 家庭所在地 */
  HomeRegion: string | null;
  HomeRegionName?: string | null;
  /** 家庭详细地址 */
  HomeAddress: string | null;
  /** 邮编 */
  ZipCode: string | null;
  /** 紧急联系人 */
  EmergencyName: string | null;
  /** 紧急联系电话 */
  EmergencyPhone: string | null;
  /** 证件照 */
  Photo: string | null;
  /** 登录账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 其他证件号码 */
  OtherCardNo: string | null;
  /** 异动日期 */
  StatusDate: string | null;
  /** 异动原因 */
  StatusReason: string | null;
  /** 异动文号 */
  StatusDocNo: string | null;
  /** 异动文件 */
  StatusFile: string | null;
  /** 保留床位 */
  KeepBed: number | null;
  /** 待生效的学籍状态 */
  PlannedStatus: string | null;
  PlannedStatusName?: string | null;
  /** 学籍安排 */
  StatusPlan: string | null;
  /** 生效日期 */
  PlannedDate: string | null;
  /** 待生效的异动原因 */
  PlannedReason: string | null;
  /** 待生效的异动文号 */
  PlannedDocNo: string | null;
  /** 待生效的异动文件 */
  PlannedFile: string | null;
  /** 届时保留床位 */
  PlannedKeepBed: number | null;
}

/** 信息变更申请 */
export interface StudentChange {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 原姓名 */
  OldTrueName: string | null;
  /** 新姓名 */
  NewTrueName: string | null;
  /** 原性别 */
  OldGender: string | null;
  OldGenderName?: string | null;
  /** 新性别 */
  NewGender: string | null;
  NewGenderName?: string | null;
  /** 原出生日期 */
  OldBirthday: string | null;
  /** 新出生日期 */
  NewBirthday: string | null;
  /** 新身份证号 */
  NewIdCardNo: string | null;
  /** 原民族 */
  OldNation: string | null;
  OldNationName?: string | null;
  /** 新民族 */
  NewNation: string | null;
  NewNationName?: string | null;
  /** 原政治面貌 */
  OldPolitical: string | null;
  OldPoliticalName?: string | null;
  /** 新政治面貌 */
  NewPolitical: string | null;
  NewPoliticalName?: string | null;
  /** 原籍贯 */
  OldNativePlace: string | null;
  OldNativePlaceName?: string | null;
  /** 新籍贯 */
  NewNativePlace: string | null;
  NewNativePlaceName?: string | null;
  /** 原生源地 */
  OldSourceRegion: string | null;
  OldSourceRegionName?: string | null;
  /** 新生源地 */
  NewSourceRegion: string | null;
  NewSourceRegionName?: string | null;
  /** 原户口性质 */
  OldHukouType: string | null;
  OldHukouTypeName?: string | null;
  /** 新户口性质 */
  NewHukouType: string | null;
  NewHukouTypeName?: string | null;
  /** 变更项数 */
  ChangeCount: number | null;
  /** 变更原因 */
  Reason: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 家庭成员 */
export interface StudentFamily {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 与本人关系 */
  Relation: string | null;
  RelationName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 年龄 */
  Age: number | null;
  /** 工作单位 */
  WorkUnit: string | null;
  /** 职业 */
  Job: string | null;
  /** 联系电话 */
  Phone: string | null;
  /** 年收入 */
  YearIncome: number | null;
  /** 健康状况 */
  Health: string | null;
  HealthName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
}

/** 教职工 */
export interface Teacher {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 工号 */
  TeacherNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 身份证号 */
  IdCardNo: string | null;
  /** 出生日期 */
  Birthday: string | null;
  /** 民族 */
  Nation: string | null;
  NationName?: string | null;
  /** 政治面貌 */
  Political: string | null;
  PoliticalName?: string | null;
  /** 学历 */
  EduLevel: string | null;
  EduLevelName?: string | null;
  /** 所属部门 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 岗位类型 */
  PostType: string | null;
  PostTypeName?: string | null;
  /** 职称 */
  Title: string | null;
  /** 职务 */
  Duty: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 邮箱 */
  Email: string | null;
  /** 照片 */
  Photo: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 登录账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 离职日期 */
  LeaveDate: string | null;
  /** 离职原因 */
  LeaveReason: string | null;
  /** 接任人 */
  SuccessorId: string | null;
  SuccessorName?: string | null;
  /** 离职安排 */
  LeavePlan: string | null;
}

/** 分项得分 */
export interface FdyDutyScore {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 结果 */
  ResultId: string | null;
  ResultName?: string | null;
  /** 职责 */
  Duty: string | null;
  DutyName?: string | null;
  /** 得分 */
  Score: number | null;
}

/** 测评指标 */
export interface FdyIndicator {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  SurveyId: string | null;
  SurveyName?: string | null;
  /** 序号 */
  Sort: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 职责 */
  Duty: string | null;
  DutyName?: string | null;
  /** 指标 */
  Title: string | null;
  /** 权重 */
  Weight: number | null;
  /** 必答 */
  Required: number | null;
  /** 等级 */
  Options: unknown | null;
  /** 最多字数 */
  MaxLength: number | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
}

/** 测评内容 */
export interface FdyItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 选票 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 活动 */
  SurveyId: string | null;
  SurveyName?: string | null;
  /** 题目 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题号 */
  QuestionNo: number | null;
  /** 选择 */
  Values: unknown | null;
  /** 所选 */
  Text: string | null;
  /** 分 */
  Score: number | null;
  /** 填写内容 */
  Others: unknown | null;
  /** 附件 */
  Files: string | null;
}

/** 测评结果 */
export interface FdyResult {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  SurveyId: string | null;
  SurveyName?: string | null;
  /** 辅导员 */
  TeacherId: string | null;
  /** 姓名 */
  TeacherName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 应评人数 */
  Should: number | null;
  /** 实评人数 */
  Actual: number | null;
  /** 有效测评 */
  Valid: number | null;
  /** 参评率 */
  Turnout: number | null;
  /** 得分 */
  Score: number | null;
  /** 全校排名 */
  SchoolRank: number | null;
  /** 学院排名 */
  CollegeRank: number | null;
  /** 等级 */
  Grade: string | null;
  GradeName?: string | null;
  /** 有效 */
  IsValid: number | null;
  /** 说明 */
  Remark: string | null;
  /** 匿名意见 */
  Suggests: string | null;
  /** 本人可见 */
  ShowToSelf: number | null;
}

/** 测评表 */
export interface FdyScore {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  SurveyId: string | null;
  SurveyName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 开始 */
  StartTime: string | null;
  /** 提交时间 */
  SubmitTime: string | null;
  /** 用时 */
  DurationSec: number | null;
  /** 合计 */
  TotalScore: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 第几次 */
  Times: number | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
}

/** 辅导员测评 */
export interface FdySurvey {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次名称 */
  Title: string | null;
  /** 学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 说明 */
  Description: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 有效参评率 */
  MinTurnout: number | null;
  /** 去极值比例 */
  TrimPercent: number | null;
  /** 本人可见 */
  ShowToSelf: number | null;
  /** 测评对象 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  ScopeOrgs: string[] | null;
  ScopeOrgsName?: string | null;
  /** 辅导员 */
  TeacherIds: string[] | null;
  TeacherNames?: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 最短用时 */
  MinSeconds: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 权重合计 */
  WeightSum: number | null;
  /** 应评人数 */
  TargetCount: number | null;
  /** 实评人数 */
  AnswerCount: number | null;
  /** 参评率 */
  Turnout: number | null;
  /** 计算时间 */
  CountedAt: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 启动时间 */
  PublishTime: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 发布的测评表 */
  Paper: unknown | null;
}

/** 测评任务 */
export interface FdyTaking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  SurveyId: string | null;
  SurveyName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 预计用时 */
  Minutes: number | null;
  /** 已评次数 */
  Times: number | null;
  /** 开始填写 */
  BeginTime: string | null;
  /** 未提交的答案 */
  Draft: unknown | null;
  /** 保存时间 */
  DraftTime: string | null;
  /** 测评表 */
  SheetId: string | null;
}

/** 每日上报 */
export interface DailyReport {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 场次 */
  RoundId: string | null;
  RoundName?: string | null;
  /** 任务 */
  TaskId: string | null;
  /** 日期 */
  ReportDate: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 截止 */
  EndAt: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 填报内容 */
  Items: string[] | null;
  ItemsName?: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 上报时间 */
  ReportTime: string | null;
  /** 是否在校 */
  InSchool: number | null;
  /** 所在地 */
  Region: string | null;
  RegionName?: string | null;
  /** 详细地址 */
  Address: string | null;
  /** 体温 */
  Temp: number | null;
  /** 症状 */
  Symptoms: string[] | null;
  SymptomsName?: string | null;
  /** 情绪状态 */
  Emotion: string | null;
  EmotionName?: string | null;
  /** 今日外出 */
  LeaveSchool: number | null;
  /** 外出原因 */
  LeaveReason: string | null;
  /** 定位 */
  Geo: { Lng: number; Lat: number } | null;
  /** 其他情况 */
  Other: string | null;
  /** 异常 */
  IsAbnormal: number | null;
  /** 代报原因 */
  ProxyReason: string | null;
  /** 代报 */
  IsProxy: number | null;
  /** 填报人 */
  ReportUserName: string | null;
  /** 填报账号 */
  ReportUserId: string | null;
  /** 提醒时间 */
  RemindedAt: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 最近上报 */
  LastDay: string | null;
  /** 连续未报天数 */
  MissedDays: number | null;
}

/** 每日场次 */
export interface DailyRound {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  /** 日期 */
  ReportDate: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 截止 */
  EndAt: string | null;
  /** 应报 */
  Should: number | null;
  /** 按时上报 */
  Reported: number | null;
  /** 异常 */
  Abnormal: number | null;
  /** 按时上报率 */
  Rate: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 截止前3小时提醒 */
  RemindEarly: number | null;
  /** 截止前1小时提醒 */
  RemindLate: number | null;
  /** 第一次提醒 */
  EarlyAt: string | null;
  /** 第二次提醒 */
  LateAt: string | null;
  /** 结算时间 */
  ClosedAt: string | null;
}

/** 上报任务 */
export interface DailyTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务名称 */
  TaskName: string | null;
  /** 填报内容 */
  Items: string[] | null;
  ItemsName?: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 周期 */
  Cycle: string | null;
  CycleName?: string | null;
  /** 星期 */
  WeekDays: string[] | null;
  WeekDaysName?: string | null;
  /** 节假日不上报 */
  SkipHolidays: number | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 每日开始 */
  BeginTime: string | null;
  /** 每日截止 */
  EndTime: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 截止前3小时提醒 */
  RemindEarly: number | null;
  /** 截止前1小时提醒 */
  RemindLate: number | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 学生 */
  StudentIds: string[] | null;
  StudentNames?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 最近应报 */
  LastShould: number | null;
  /** 最近按时上报率 */
  LastRate: number | null;
}

/** 教职工每日上报 */
export interface StaffReport {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 场次 */
  RoundId: string | null;
  RoundName?: string | null;
  /** 任务 */
  TaskId: string | null;
  /** 日期 */
  ReportDate: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 截止 */
  EndAt: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 填报内容 */
  Items: string[] | null;
  ItemsName?: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 上报时间 */
  ReportTime: string | null;
  /** 是否在校 */
  InSchool: number | null;
  /** 所在地 */
  Region: string | null;
  RegionName?: string | null;
  /** 详细地址 */
  Address: string | null;
  /** 体温 */
  Temp: number | null;
  /** 症状 */
  Symptoms: string[] | null;
  SymptomsName?: string | null;
  /** 情绪状态 */
  Emotion: string | null;
  EmotionName?: string | null;
  /** 今日外出 */
  LeaveSchool: number | null;
  /** 外出原因 */
  LeaveReason: string | null;
  /** 定位 */
  Geo: { Lng: number; Lat: number } | null;
  /** 其他情况 */
  Other: string | null;
  /** 异常 */
  IsAbnormal: number | null;
  /** 代报原因 */
  ProxyReason: string | null;
  /** 代报 */
  IsProxy: number | null;
  /** 填报人 */
  ReportUserName: string | null;
  /** 填报账号 */
  ReportUserId: string | null;
  /** 提醒时间 */
  RemindedAt: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 最近上报 */
  LastDay: string | null;
  /** 连续未报天数 */
  MissedDays: number | null;
  /** 教职工 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 工号 */
  TeacherNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 部门 */
  OrgId: string | null;
  OrgName?: string | null;
}

/** 教职工每日场次 */
export interface StaffRound {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  /** 日期 */
  ReportDate: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 截止 */
  EndAt: string | null;
  /** 应报 */
  Should: number | null;
  /** 按时上报 */
  Reported: number | null;
  /** 异常 */
  Abnormal: number | null;
  /** 按时上报率 */
  Rate: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 截止前3小时提醒 */
  RemindEarly: number | null;
  /** 截止前1小时提醒 */
  RemindLate: number | null;
  /** 第一次提醒 */
  EarlyAt: string | null;
  /** 第二次提醒 */
  LateAt: string | null;
  /** 结算时间 */
  ClosedAt: string | null;
}

/** 教职工上报任务 */
export interface StaffTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务名称 */
  TaskName: string | null;
  /** 填报内容 */
  Items: string[] | null;
  ItemsName?: string | null;
  /** 其他情况的提问 */
  Question: string | null;
  /** 周期 */
  Cycle: string | null;
  CycleName?: string | null;
  /** 星期 */
  WeekDays: string[] | null;
  WeekDaysName?: string | null;
  /** 节假日不上报 */
  SkipHolidays: number | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 每日开始 */
  BeginTime: string | null;
  /** 每日截止 */
  EndTime: string | null;
  /** 可补报天数 */
  AllowMakeup: number | null;
  /** 截止前3小时提醒 */
  RemindEarly: number | null;
  /** 截止前1小时提醒 */
  RemindLate: number | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 部门 */
  OrgIds: string[] | null;
  OrgNames?: string | null;
  /** 教职工 */
  TeacherIds: string[] | null;
  TeacherNames?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 最近应报 */
  LastShould: number | null;
  /** 最近按时上报率 */
  LastRate: number | null;
}

/** 方案班级 */
export interface DivideClass {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 班级 */
  ClassId: string | null;
  /** 班级名称 */
  ClassName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 计划人数 */
  Quota: number | null;
  /** 人数 */
  Count: number | null;
  /** 男生 */
  Male: number | null;
  /** 女生 */
  Female: number | null;
  /** 均分 */
  AvgScore: number | null;
  /** 少数民族 */
  Minority: number | null;
  /** 外省 */
  Away: number | null;
  /** 与平均之差 */
  ScoreOff: number | null;
}

/** 分班方案 */
export interface DividePlan {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 方案名称 */
  PlanName: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 目标班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 均衡规则 */
  Rules: string[] | null;
  RulesName?: string | null;
  /** 随机种子 */
  Seed: number | null;
  /** 班内序号 */
  NumberBy: string | null;
  NumberByName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 人数 */
  Total: number | null;
  /** 人数差 */
  SizeGap: number | null;
  /** 男生差 */
  MaleGap: number | null;
  /** 均分差 */
  ScoreGap: number | null;
  /** 少数民族差 */
  NationGap: number | null;
  /** 外省差 */
  LocalGap: number | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 已编学号 */
  Numbered: number | null;
}

/** 分班结果 */
export interface DivideResult {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 分入班级 */
  GroupId: string | null;
  GroupName?: string | null;
  /** 序号 */
  SeqNo: number | null;
  /** 手工调整 */
  IsManual: number | null;
  /** 高考总分 */
  Score: number | null;
  /** 民族 */
  Nation: string | null;
  NationName?: string | null;
  /** 生源地 */
  Region: string | null;
  RegionName?: string | null;
  /** 科类 */
  SubjectType: string | null;
  /** 外省生源 */
  IsAway: number | null;
}

/** 床位 */
export interface Bed {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 房间 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 床号 */
  BedNo: number | null;
  /** 床型 */
  BedPos: string | null;
  BedPosName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 锁定人 */
  LockUserId: string | null;
  /** 锁定到期 */
  LockExpire: string | null;
  /** 入住学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 入住新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 床位 */
  BedName: string | null;
}

/** 床位分配 */
export interface BedAllocation {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 床位 */
  BedId: string | null;
  BedName?: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
}

/** 住宿记录 */
export interface BedStay {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 床位 */
  BedId: string | null;
  BedName?: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 房间 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 入住方式 */
  SelectMode: string | null;
  SelectModeName?: string | null;
  /** 入住日期 */
  InDate: string | null;
  /** 退宿日期 */
  OutDate: string | null;
  /** 住宿状态 */
  StayState: string | null;
  StayStateName?: string | null;
  /** 寝室长 */
  IsLeader: number | null;
  /** 钥匙编号 */
  KeyNo: string | null;
}

/** 宿舍楼 */
export interface Building {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 楼栋编码 */
  BuildingCode: string | null;
  /** 楼栋名称 */
  BuildingName: string | null;
  /** 校区 */
  CampusId: string | null;
  CampusName?: string | null;
  /** 性别属性 */
  GenderType: string | null;
  GenderTypeName?: string | null;
  /** 层数 */
  FloorCount: number | null;
  /** 晚归时间 */
  LateTime: string | null;
  /** 周末晚归时间 */
  LateTimeWeekend: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 宿管员 */
  ManagerIds: string[] | null;
  ManagerNames?: string | null;
}

/** 调宿申请 */
export interface DormChangeApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 类型 */
  ChangeType: string | null;
  ChangeTypeName?: string | null;
  /** 原床位 */
  FromBedId: string | null;
  FromBedName?: string | null;
  /** 目标床位 */
  ToBedId: string | null;
  ToBedName?: string | null;
  /** 互换学生 */
  SwapStudentId: string | null;
  SwapStudentName?: string | null;
  /** 校外住址 */
  OutAddress: string | null;
  /** 家长同意书 */
  ParentAgree: string | null;
  /** 原因 */
  Reason: string | null;
  /** 预计日期 */
  PlanDate: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 卫生检查 */
export interface DormHygiene {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 房间 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 检查日期 */
  CheckDate: string | null;
  /** 得分 */
  Score: number | null;
  /** 扣分项 */
  Items: Record<string, unknown>[] | null;
  /** 违规电器 */
  IsViolation: number | null;
  /** 照片 */
  Photos: string | null;
  /** 检查人 */
  CheckerName: string | null;
}

/** 归寝日统计 */
export interface DormNightStat {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 日期 */
  StatDate: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 应住 */
  Should: number | null;
  /** 在寝 */
  InCount: number | null;
  /** 晚归 */
  LateCount: number | null;
  /** 未归 */
  AbsentCount: number | null;
  /** 请假 */
  LeaveCount: number | null;
  /** 状态不明 */
  UnknownCount: number | null;
  /** 最终结果 */
  IsFinal: number | null;
}

/** 今晚归寝 */
export interface DormTonight {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 日期 */
  NightDate: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 房间 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 楼层 */
  FloorName: string | null;
  /** 床号 */
  BedNo: number | null;
  /** 今晚状态 */
  State: string | null;
  StateName?: string | null;
  /** 是否晚归 */
  IsLate: number | null;
  /** 进入时间 */
  ReturnTime: string | null;
  /** 最近通行 */
  PassTime: string | null;
  /** 最近方向 */
  Direction: string | null;
  DirectionName?: string | null;
  /** 登记说明 */
  Remark: string | null;
  /** 登记时间 */
  MarkTime: string | null;
}

/** 门禁设备 */
export interface GateDevice {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 设备编号 */
  DeviceNo: string | null;
  /** 设备名称 */
  DeviceName: string | null;
  /** 类型 */
  GateType: string | null;
  GateTypeName?: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 校区 */
  CampusId: string | null;
  CampusName?: string | null;
  /** 在线 */
  Online: number | null;
  /** 最后心跳 */
  LastBeat: string | null;
}

/** 门禁记录 */
export interface GateRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 设备 */
  DeviceId: string | null;
  DeviceName?: string | null;
  /** 门禁类型 */
  GateType: string | null;
  GateTypeName?: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 通行时间 */
  PassTime: string | null;
  /** 方向 */
  Direction: string | null;
  DirectionName?: string | null;
  /** 通行结果 */
  Result: string | null;
  ResultName?: string | null;
  /** 抓拍 */
  Snapshot: string | null;
}

/** 房间 */
export interface Room {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 楼层 */
  FloorNo: number | null;
  /** 房间号 */
  RoomNo: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 房型 */
  RoomType: string | null;
  RoomTypeName?: string | null;
  /** 床位数 */
  BedCount: number | null;
  /** 住宿费标准 */
  Fee: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 复议申请 */
export interface EvalAppeal {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 测评表 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 事项 */
  RecordId: string | null;
  RecordName?: string | null;
  /** 复议理由 */
  Content: string | null;
  /** 材料 */
  Files: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 处理结论 */
  Verdict: string | null;
  VerdictName?: string | null;
  /** 处理结果 */
  Result: string | null;
  /** 申请时间 */
  SubmittedAt: string | null;
  /** 应办结日期 */
  DueOn: string | null;
  /** 处理账号 */
  HandlerUserId: string | null;
  /** 处理人 */
  HandlerName: string | null;
  /** 处理时间 */
  HandledAt: string | null;
}

/** 参评班级 */
export interface EvalClass {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 班级 */
  ClassId: string | null;
  /** 班级名称 */
  ClassName: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
  /** 填报开始 */
  FillStart: string | null;
  /** 填报结束 */
  FillEnd: string | null;
  /** 评议截止 */
  ReviewEnd: string | null;
  /** 排名范围 */
  RankScope: string | null;
  RankScopeName?: string | null;
  /** 小组成员 */
  MemberIds: unknown | null;
  /** 公示 */
  PublicityId: string | null;
  PublicityName?: string | null;
  /** 公示状态 */
  PubState: string | null;
  PubStateName?: string | null;
  /** 复议截止 */
  AppealEnd: string | null;
  /** 应评 */
  Sheets: number | null;
  /** 未提交 */
  Unsubmitted: number | null;
  /** 待评议 */
  InReview: number | null;
  /** 小组人数 */
  Members: number | null;
}

/** 测评指标 */
export interface EvalItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 指标编码 */
  ItemCode: string | null;
  /** 指标名称 */
  ItemName: string | null;
  /** 维度 */
  Dim: string | null;
  DimName?: string | null;
  /** 性质 */
  ItemKind: string | null;
  ItemKindName?: string | null;
  /** 分值 */
  Score: number | null;
  /** 单项上限 */
  ScoreMax: number | null;
  /** 同类取最高 */
  GroupCap: number | null;
  /** 需证明 */
  NeedProof: number | null;
  /** 数据来源 */
  Source: string | null;
  SourceName?: string | null;
  /** 说明 */
  Remark: string | null;
  /** 最高申请分 */
  MaxScore: number | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
}

/** 评议小组成员 */
export interface EvalMember {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 参评班级 */
  EvalClassId: string | null;
  EvalClassName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 职务 */
  Seat: string | null;
  SeatName?: string | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
}

/** 测评方案 */
export interface EvalPlan {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 方案名称 */
  PlanName: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 参评范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 填报开始 */
  FillStart: string | null;
  /** 填报结束 */
  FillEnd: string | null;
  /** 评议截止 */
  ReviewEnd: string | null;
  /** 公示工作日 */
  PublicDays: number | null;
  /** 复议工作日 */
  AppealDays: number | null;
  /** 排名范围 */
  RankScope: string | null;
  RankScopeName?: string | null;
  /** 课程成绩占智育 */
  CourseShare: number | null;
  /** 体测占体育 */
  FitShare: number | null;
  /** 体育课占体育 */
  SportShare: number | null;
  /** 优秀分数线 */
  LineA: number | null;
  /** 良好分数线 */
  LineB: number | null;
  /** 合格分数线 */
  LineC: number | null;
  /** 状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
  /** 排名时间 */
  RankedAt: string | null;
  /** 权重 */
  WeightText: string | null;
  /** 截止前提醒 */
  SoonAt: string | null;
  /** 上次催填 */
  RemindTime: string | null;
  /** 德育权重 */
  WeightD: number | null;
  /** 德育基础分 */
  BaseD: number | null;
  /** 德育上限 */
  CapD: number | null;
  /** 德育加分上限 */
  BonusD: number | null;
  /** 智育权重 */
  WeightZ: number | null;
  /** 智育基础分 */
  BaseZ: number | null;
  /** 智育上限 */
  CapZ: number | null;
  /** 智育加分上限 */
  BonusZ: number | null;
  /** 体育权重 */
  WeightT: number | null;
  /** 体育基础分 */
  BaseT: number | null;
  /** 体育上限 */
  CapT: number | null;
  /** 体育加分上限 */
  BonusT: number | null;
  /** 美育权重 */
  WeightM: number | null;
  /** 美育基础分 */
  BaseM: number | null;
  /** 美育上限 */
  CapM: number | null;
  /** 美育加分上限 */
  BonusM: number | null;
  /** 劳育权重 */
  WeightL: number | null;
  /** 劳育基础分 */
  BaseL: number | null;
  /** 劳育上限 */
  CapL: number | null;
  /** 劳育加分上限 */
  BonusL: number | null;
  /** 参评班级 */
  ClassCount: number | null;
  /** 应评人数 */
  SheetCount: number | null;
  /** 已提交 */
  SubmitCount: number | null;
  /** 提交/评议/审核 */
  Progress: string | null;
}

/** 测评公示 */
export interface EvalPublicity {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 开始 */
  StartDate: string | null;
  /** 公示工作日 */
  PublicDays: number | null;
  /** 复议工作日 */
  AppealDays: number | null;
  /** 结束 */
  EndDate: string | null;
  /** 复议截止 */
  AppealEnd: string | null;
  /** 公示列 */
  Columns: string[] | null;
  ColumnsName?: string | null;
  /** 监督联系 */
  Contact: string | null;
  /** 状态 */
  PubState: string | null;
  PubStateName?: string | null;
  /** 公示人数 */
  People: number | null;
}

/** 加扣分事项 */
export interface EvalRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 测评表 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 维度 */
  Dim: string | null;
  DimName?: string | null;
  /** 指标 */
  ItemId: string | null;
  ItemName?: string | null;
  /** 事项 */
  Title: string | null;
  /** 日期 */
  HappenDate: string | null;
  /** 申请分 */
  ApplyScore: number | null;
  /** 证明 */
  Files: string | null;
  /** 性质 */
  ItemKind: string | null;
  ItemKindName?: string | null;
  /** 最高分 */
  ItemMax: number | null;
  /** 累计上限 */
  ItemCap: number | null;
  /** 同类取最高 */
  GroupCap: number | null;
  /** 班级认定 */
  ClassScore: number | null;
  /** 审核认定 */
  AuditScore: number | null;
  /** 最终认定 */
  FinalScore: number | null;
  /** 计入得分 */
  Counted: number | null;
  /** 状态 */
  RecordState: string | null;
  RecordStateName?: string | null;
  /** 不认可原因 */
  Reason: string | null;
  /** 轮次 */
  Round: number | null;
  /** 认可人数 */
  Agreed: number | null;
  /** 评议次数 */
  Reviews: number | null;
  /** 老师登记 */
  ByStaff: number | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
  /** 调整人 */
  AuditUserName: string | null;
}

/** 公示名单 */
export interface EvalResult {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 测评表 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 参评班级 */
  EvalClassId: string | null;
  EvalClassName?: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 公示 */
  PublicityId: string | null;
  PublicityName?: string | null;
  /** 公示状态 */
  PubState: string | null;
  PubStateName?: string | null;
  /** 班级 */
  ClassName: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号后4位 */
  NoTail: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 所在班级 */
  ClassId: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 德育 */
  ScoreD: number | null;
  /** 智育 */
  ScoreZ: number | null;
  /** 体育 */
  ScoreT: number | null;
  /** 美育 */
  ScoreM: number | null;
  /** 劳育 */
  ScoreL: number | null;
  /** 综合分 */
  Total: number | null;
  /** 班级排名 */
  ClassRank: number | null;
  /** 专业年级排名 */
  MajorRank: number | null;
  /** 等级 */
  Grade: string | null;
  GradeName?: string | null;
  /** 公示提醒时间 */
  ToldAt: string | null;
}

/** 智育体测成绩 */
export interface EvalScore {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 平均学分绩 */
  AvgScore: number | null;
  /** 体测分 */
  FitScore: number | null;
  /** 体育课分 */
  SportScore: number | null;
  /** 不及格课程 */
  FailCount: number | null;
  /** 有未解除处分 */
  HasDiscipline: number | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
}

/** 测评表 */
export interface EvalSheet {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 参评班级 */
  EvalClassId: string | null;
  EvalClassName?: string | null;
  /** 方案 */
  PlanId: string | null;
  PlanName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 自我鉴定 */
  SelfSummary: string | null;
  /** 字数 */
  SummaryDone: string | null;
  /** 平均学分绩 */
  AvgScore: number | null;
  /** 体测分 */
  FitScore: number | null;
  /** 体育课分 */
  SportScore: number | null;
  /** 不及格课程 */
  FailCount: number | null;
  /** 未解除处分 */
  Discipline: number | null;
  /** 德育 */
  ScoreD: number | null;
  /** 智育 */
  ScoreZ: number | null;
  /** 体育 */
  ScoreT: number | null;
  /** 美育 */
  ScoreM: number | null;
  /** 劳育 */
  ScoreL: number | null;
  /** 综合分 */
  Total: number | null;
  /** 等级 */
  Grade: string | null;
  GradeName?: string | null;
  /** 分数段 */
  Band: string | null;
  /** 班级排名 */
  ClassRank: number | null;
  /** 专业年级排名 */
  MajorRank: number | null;
  /** 排名基数 */
  RankBase: number | null;
  /** 学年综合分 */
  YearTotal: number | null;
  /** 待评议事项 */
  Pending: number | null;
  /** 意见不一致 */
  Disputed: number | null;
  /** 事项 */
  Records: number | null;
  /** 方案状态 */
  PlanState: string | null;
  PlanStateName?: string | null;
  /** 填报开始 */
  FillStart: string | null;
  /** 填报截止 */
  FillEnd: string | null;
  /** 评议截止 */
  ReviewEnd: string | null;
  /** 排名范围 */
  RankScope: string | null;
  RankScopeName?: string | null;
  /** 小组成员 */
  MemberIds: unknown | null;
  /** 公示状态 */
  PubState: string | null;
  PubStateName?: string | null;
  /** 复议截止 */
  AppealEnd: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 申请复议时间 */
  AppealedAt: string | null;
  /** 公示班级排名 */
  ShownClassRank: number | null;
  /** 公示专业排名 */
  ShownMajorRank: number | null;
  /** 公示排名基数 */
  ShownRankBase: number | null;
  /** 登记时间 */
  NotedAt: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 考生作答 */
export interface ExamAnswer {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 答卷 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 考试 */
  PaperId: string | null;
  PaperName?: string | null;
  /** 试题 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题号 */
  QuestionNo: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 选择 */
  Values: unknown | null;
  /** 作答 */
  Text: string | null;
  /** 答案 */
  Right: string | null;
  /** 得分 */
  Score: number | null;
  /** 分值 */
  Points: number | null;
  /** 填写内容 */
  Others: unknown | null;
  /** 附件 */
  Files: string | null;
  /** 等待评阅 */
  Waits: number | null;
  /** 阅卷状态 */
  MarkState: string | null;
  MarkStateName?: string | null;
  /** 一评 */
  FirstScore: number | null;
  /** 一评人账号 */
  FirstId: string | null;
  /** 二评 */
  SecondScore: number | null;
  /** 二评人账号 */
  SecondId: string | null;
  /** 评语 */
  MarkRemark: string | null;
  /** 评阅时间 */
  MarkTime: string | null;
  /** 考生账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 公布答案 */
  ShowAnswer: number | null;
  /** 成绩已公布 */
  Released: number | null;
  /** 双人评阅 */
  DoubleMark: number | null;
  /** 允许相差 */
  MarkGap: number | null;
  /** 阅卷人 */
  MarkerIds: string[] | null;
  MarkerNames?: string | null;
  /** 评阅编号 */
  MarkNo: string | null;
}

/** 题库 */
export interface ExamBank {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 题库名称 */
  BankName: string | null;
  /** 上级题库 */
  ParentId: string | null;
  ParentName?: string | null;
  /** 科目 */
  Subject: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 共享 */
  IsShare: number | null;
  /** 题数 */
  QuestionCount: number | null;
}

/** 试卷题目 */
export interface ExamItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 考试 */
  PaperId: string | null;
  PaperName?: string | null;
  /** 题号 */
  Sort: number | null;
  /** 试题 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 分值 */
  Points: number | null;
  /** 大题 */
  Section: string | null;
  /** 大题说明 */
  SectionNote: string | null;
}

/** 考试 */
export interface ExamPaper {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 试卷名称 */
  Title: string | null;
  /** 考试类型 */
  ExamType: string | null;
  ExamTypeName?: string | null;
  /** 组卷方式 */
  BuildMode: string | null;
  BuildModeName?: string | null;
  /** 考试须知 */
  Description: string | null;
  /** 及格分 */
  PassScore: number | null;
  /** 考试时长 */
  TimeLimit: number | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 迟到禁入 */
  EnterLimit: number | null;
  /** 允许次数 */
  LimitTimes: number | null;
  /** 取分规则 */
  KeepScore: string | null;
  KeepScoreName?: string | null;
  /** 题目乱序 */
  RandomOrder: number | null;
  /** 选项乱序 */
  RandomOptions: number | null;
  /** 切屏次数上限 */
  SwitchLimit: number | null;
  /** 多选少选得分 */
  MultiHalf: string | null;
  MultiHalfName?: string | null;
  /** 出分方式 */
  ShowScore: string | null;
  ShowScoreName?: string | null;
  /** 公布答案 */
  ShowAnswer: number | null;
  /** 参考范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  ScopeOrgs: string[] | null;
  ScopeOrgsName?: string | null;
  /** 年级 */
  ScopeGrade: number | null;
  /** 专业 */
  ScopeMajors: string[] | null;
  ScopeMajorsName?: string | null;
  /** 班级 */
  ScopeClasses: string[] | null;
  ScopeClassesName?: string | null;
  /** 人员 */
  ScopeUsers: string[] | null;
  ScopeUsersName?: string | null;
  /** 阅卷人 */
  MarkerIds: string[] | null;
  MarkerNames?: string | null;
  /** 双人评阅 */
  DoubleMark: number | null;
  /** 允许相差 */
  MarkGap: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 总分 */
  TotalScore: number | null;
  /** 题数 */
  QuestionCount: number | null;
  /** 应考 */
  TargetCount: number | null;
  /** 已交卷 */
  AnswerCount: number | null;
  /** 待评 */
  WaitingCount: number | null;
  /** 成绩已公布 */
  Released: number | null;
  /** 公布成绩时间 */
  ReleasedAt: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 提醒时间 */
  RemindTime: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 发布的试卷 */
  Paper: unknown | null;
  /** 设定总分 */
  FullScore: number | null;
}

/** 试题 */
export interface ExamQuestion {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 题库 */
  BankId: string | null;
  BankName?: string | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 选项 */
  Options: Record<string, unknown>[] | null;
  /** 答案 */
  Answer: unknown | null;
  /** 默认分值 */
  Points: number | null;
  /** 难度 */
  Difficulty: string | null;
  DifficultyName?: string | null;
  /** 知识点 */
  Tag: string | null;
  /** 解析 */
  Analysis: string | null;
  /** 选项可乱序 */
  RandomOptions: number | null;
  /** 序号 */
  Sort: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 版次 */
  VersionNo: number | null;
  /** 题库共享 */
  IsShare: number | null;
  /** 题库负责人账号 */
  MakerId: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
}

/** 试题版本 */
export interface ExamQuestionVersion {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 试题 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 版次 */
  VersionNo: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 选项 */
  Options: unknown | null;
  /** 答案 */
  Answer: unknown | null;
  /** 题库共享 */
  IsShare: number | null;
  /** 题库负责人账号 */
  MakerId: string | null;
}

/** 考试成绩 */
export interface ExamSheet {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 考试 */
  PaperId: string | null;
  PaperName?: string | null;
  /** 考生账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 开考 */
  StartTime: string | null;
  /** 交卷 */
  SubmitTime: string | null;
  /** 用时 */
  DurationSec: number | null;
  /** 客观分 */
  TotalScore: number | null;
  /** 主观分 */
  SubScore: number | null;
  /** 待评 */
  Waiting: number | null;
  /** 复核调整 */
  Adjust: number | null;
  /** 总分 */
  Score: number | null;
  /** 及格分 */
  PassScore: number | null;
  /** 及格 */
  IsPass: number | null;
  /** 分数段 */
  Band: string | null;
  /** 名次 */
  Rank: number | null;
  /** 第几次 */
  Times: number | null;
  /** 计入成绩 */
  IsCounted: number | null;
  /** 取分规则 */
  KeepScore: string | null;
  KeepScoreName?: string | null;
  /** 交卷方式 */
  SubmitMode: string | null;
  SubmitModeName?: string | null;
  /** 切屏 */
  SwitchCount: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 作废原因 */
  VoidReason: string | null;
  /** 出分方式 */
  ShowScore: string | null;
  ShowScoreName?: string | null;
  /** 公布答案 */
  ShowAnswer: number | null;
  /** 成绩已公布 */
  Released: number | null;
  /** 双人评阅 */
  DoubleMark: number | null;
  /** 允许相差 */
  MarkGap: number | null;
  /** 阅卷人 */
  MarkerIds: string[] | null;
  MarkerNames?: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 出卷人账号 */
  MakerId: string | null;
}

/** 考试任务 */
export interface ExamTaking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 考试 */
  PaperId: string | null;
  PaperName?: string | null;
  /** 考生账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 考生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 考试 */
  Title: string | null;
  /** 考试类型 */
  ExamType: string | null;
  ExamTypeName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 时长 */
  TimeLimit: number | null;
  /** 允许次数 */
  LimitTimes: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 考试状态 */
  ExamState: string | null;
  ExamStateName?: string | null;
  /** 预计用时 */
  Minutes: number | null;
  /** 已交次数 */
  Times: number | null;
  /** 开考时间 */
  BeginTime: string | null;
  /** 未提交的答案 */
  Draft: unknown | null;
  /** 最近保存 */
  DraftTime: string | null;
  /** 答卷 */
  SheetId: string | null;
  /** 延时 */
  ExtraMinutes: number | null;
  /** 补考开始 */
  OwnStart: string | null;
  /** 补考结束 */
  OwnEnd: string | null;
  /** 切屏 */
  SwitchCount: number | null;
  /** 已答 */
  Answered: number | null;
  /** 打开次数 */
  Turn: number | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 出卷人账号 */
  MakerId: string | null;
  /** 交卷时间 */
  SubmitTime: string | null;
  /** 用时 */
  DurationSec: number | null;
  /** 承诺时间 */
  AgreedTime: string | null;
  /** 考试须知 */
  Description: string | null;
}

/** 资助申请 */
export interface AidApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 资助项目 */
  ProjectId: string | null;
  ProjectName?: string | null;
  /** 申请档次 */
  GradeId: string | null;
  GradeName?: string | null;
  /** 申请金额 */
  Amount: number | null;
  /** 批准金额 */
  ApprovedAmount: number | null;
  /** 申请理由 */
  Reason: string | null;
  /** 材料 */
  Files: string | null;
  /** 银行卡号 */
  BankCard: string | null;
  /** 开户行 */
  BankName: string | null;
  /** 发放状态 */
  PayState: string | null;
  PayStateName?: string | null;
  /** 发放日期 */
  PayTime: string | null;
  /** 发放失败原因 */
  PayNote: string | null;
  /** 申请截止 */
  EndTime: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 金额档 */
export interface AidGrade {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 项目 */
  ProjectId: string | null;
  ProjectName?: string | null;
  /** 档次 */
  GradeName: string | null;
  /** 金额 */
  Amount: number | null;
  /** 名额 */
  Quota: number | null;
  /** 已批准 */
  Passed: number | null;
}

/** 发放记录 */
export interface AidGrant {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 项目 */
  ProjectId: string | null;
  ProjectName?: string | null;
  /** 金额 */
  Amount: number | null;
  /** 发放日期 */
  PayDate: string | null;
  /** 流水号 */
  SerialNo: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
}

/** 资助项目 */
export interface AidProject {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 项目名称 */
  ProjectName: string | null;
  /** 类型 */
  AidType: string | null;
  AidTypeName?: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 限困难学生 */
  NeedHard: number | null;
  /** 限定等级 */
  Levels: string[] | null;
  LevelsName?: string | null;
  /** 限定等级代码 */
  LevelText: string | null;
  /** 申请开始 */
  StartTime: string | null;
  /** 申请结束 */
  EndTime: string | null;
  /** 申请条件 */
  Condition: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 申请数 */
  ApplyCount: number | null;
  /** 已发放 */
  Granted: number | null;
}

/** 困难认定申请 */
export interface HardApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 认定批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 申请人账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 入学前户口 */
  HukouType: string | null;
  HukouTypeName?: string | null;
  /** 家庭人口数 */
  FamilySize: number | null;
  /** 在读子女数 */
  StudyCount: number | null;
  /** 家庭年收入 */
  YearIncome: number | null;
  /** 人均年收入 */
  PerIncome: number | null;
  /** 主要收入来源 */
  IncomeSource: string | null;
  IncomeSourceName?: string | null;
  /** 特殊群体类型 */
  Groups: string[] | null;
  GroupsName?: string | null;
  /** 特殊群体证明 */
  GroupFiles: string | null;
  /** 家庭所在地 */
  HomeRegion: string | null;
  HomeRegionName?: string | null;
  /** 详细通讯地址 */
  HomeAddress: string | null;
  /** 邮编 */
  ZipCode: string | null;
  /** 家长手机号 */
  ParentPhone: string | null;
  /** 自然灾害情况 */
  Disaster: string | null;
  /** 突发意外情况 */
  Accident: string | null;
  /** 残疾、年迈劳动力情况 */
  Disability: string | null;
  /** 失业情况 */
  Jobless: string | null;
  /** 欠债情况 */
  Debt: string | null;
  /** 欠债金额 */
  DebtAmount: number | null;
  /** 其他情况 */
  OtherInfo: string | null;
  /** 本学年已获资助 */
  AidGot: string | null;
  /** 月均消费 */
  MonthSpend: number | null;
  /** 申请等级 */
  ApplyLevel: string | null;
  ApplyLevelName?: string | null;
  /** 申请理由 */
  Reason: string | null;
  /** 其他佐证 */
  Files: string | null;
  /** 承诺书 */
  Promise: number | null;
  /** 计分情形 */
  Facts: string[] | null;
  FactsName?: string | null;
  /** 计分情形代码 */
  FactText: string | null;
  /** 量化得分 */
  QuantScore: number | null;
  /** 建议等级 */
  SuggestLevel: string | null;
  SuggestLevelName?: string | null;
  /** 重新计分时间 */
  QuantTime: string | null;
  /** 评议次数 */
  ReviewCount: number | null;
  /** 评议特别困难 */
  V1: number | null;
  /** 评议困难 */
  V2: number | null;
  /** 评议一般困难 */
  V3: number | null;
  /** 评议不困难 */
  V4: number | null;
  /** 评议票数 */
  VoteCount: number | null;
  /** 评议等级 */
  VoteLevel: string | null;
  VoteLevelName?: string | null;
  /** 辅导员意见等级 */
  CounsellorLevel: string | null;
  CounsellorLevelName?: string | null;
  /** 辅导员调整理由 */
  CounsellorNote: string | null;
  /** 学院意见等级 */
  CollegeLevel: string | null;
  CollegeLevelName?: string | null;
  /** 学院调整理由 */
  CollegeNote: string | null;
  /** 认定等级 */
  FinalLevel: string | null;
  FinalLevelName?: string | null;
  /** 资助中心调整理由 */
  FinalNote: string | null;
  /** 公示开始 */
  PublicFrom: string | null;
  /** 公示至 */
  PublicTo: string | null;
  /** 公示次数 */
  ShowCount: number | null;
  /** 有效期至 */
  ValidTo: string | null;
  /** 批次状态 */
  BatchState: string | null;
  BatchStateName?: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 申请截止 */
  ApplyEnd: string | null;
  /** 批次有效期 */
  BatchValidTo: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 认定批次 */
export interface HardBatch {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次名称 */
  BatchName: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 申请须知 */
  Notice: string | null;
  /** 申请开始 */
  ApplyStart: string | null;
  /** 申请结束 */
  ApplyEnd: string | null;
  /** 评议截止 */
  ReviewEnd: string | null;
  /** 认定有效期至 */
  ValidTo: string | null;
  /** 含新生 */
  ForFreshman: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 申请数 */
  ApplyCount: number | null;
  /** 草稿提醒时间 */
  DraftAt: string | null;
  /** 认定人数 */
  PassedCount: number | null;
}

/** 家庭成员 */
export interface HardFamily {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 申请 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 与学生关系 */
  Relation: string | null;
  RelationName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 年龄 */
  Age: number | null;
  /** 工作(学习)单位 */
  WorkUnit: string | null;
  /** 职业 */
  Job: string | null;
  /** 年收入 */
  YearIncome: number | null;
  /** 健康状况 */
  Health: string | null;
  HealthName?: string | null;
  /** 申请人账号 */
  UserId: string | null;
  UserName?: string | null;
}

/** 困难生库 */
export interface HardLib {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 学年学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 认定等级 */
  Level: string | null;
  LevelName?: string | null;
  /** 特殊群体 */
  Groups: string[] | null;
  GroupsName?: string | null;
  /** 有效期至 */
  ValidTo: string | null;
  /** 来源 */
  Source: string | null;
  SourceName?: string | null;
  /** 认定申请 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 在库状态 */
  State: string | null;
  StateName?: string | null;
  /** 调整说明 */
  AdjustReason: string | null;
  /** 调整时间 */
  AdjustTime: string | null;
  /** 本学期资助合计 */
  AidTotal: number | null;
}

/** 公示异议 */
export interface HardObjection {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 公示 */
  ShowId: string | null;
  ShowName?: string | null;
  /** 提出人 */
  UserId: string | null;
  UserName?: string | null;
  /** 认定申请 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 公示对象 */
  Student: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 异议内容 */
  Content: string | null;
  /** 联系电话 */
  Phone: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 处理说明 */
  Reply: string | null;
}

/** 学院名额 */
export interface HardQuota {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 特别困难名额 */
  L1: number | null;
  /** 困难名额 */
  L2: number | null;
  /** 一般困难名额 */
  L3: number | null;
  /** 特别困难剩余 */
  Left1: number | null;
  /** 困难剩余 */
  Left2: number | null;
  /** 一般困难剩余 */
  Left3: number | null;
  /** 批次状态 */
  BatchState: string | null;
  BatchStateName?: string | null;
}

/** 班级民主评议 */
export interface HardReview {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 认定申请 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 次数 */
  Round: number | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 申请人账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 申请等级 */
  ApplyLevel: string | null;
  ApplyLevelName?: string | null;
  /** 申请所在环节 */
  AtNode: string | null;
}

/** 认定公示 */
export interface HardShow {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 公示类型 */
  Kind: string | null;
  KindName?: string | null;
  /** 认定申请 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 在库记录 */
  LibId: string | null;
  LibName?: string | null;
  /** 认定批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 公示姓名 */
  PublicName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 公示等级 */
  Level: string | null;
  LevelName?: string | null;
  /** 申请所在环节 */
  AtNode: string | null;
  /** 申请状态 */
  AtStatus: string | null;
  AtStatusName?: string | null;
  /** 公示开始 */
  PublicFrom: string | null;
  /** 公示至 */
  PublicTo: string | null;
  /** 调整公示中 */
  IsOpen: number | null;
}

/** 未处理的记录 */
export interface ActionFail {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  TaskName?: string | null;
  /** 序号 */
  RowNo: number | null;
  /** 记录编号 */
  RowId: string | null;
  /** 记录 */
  RowName: string | null;
  /** 原因 */
  Message: string | null;
}

/** 批量操作任务 */
export interface ActionTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 操作 */
  Name: string | null;
  /** 操作编码 */
  EnCode: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 总条数 */
  Total: number | null;
  /** 已处理 */
  DoneCount: number | null;
  /** 成功 */
  SuccessCount: number | null;
  /** 失败 */
  FailCount: number | null;
  /** 参数 */
  Params: unknown | null;
  /** 记录 */
  RowIds: unknown | null;
  /** 中断原因 */
  ErrorMsg: string | null;
  /** 完成时间 */
  FinishDate: string | null;
  /** 撤销时间 */
  UndoDate: string | null;
  /** 撤销人 */
  UndoUserName: string | null;
  /** 撤销结果 */
  UndoNote: string | null;
  /** 运行情况 */
  RunNote: string | null;
  /** 文件名 */
  FileName: string | null;
  /** 可撤销 */
  Undoable: number | null;
}

/** 业务类型 */
export interface BusinessType {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编码 */
  Code: string | null;
  CodeName?: string | null;
  /** 名称 */
  Name: string | null;
  /** 类别 */
  Kind: string | null;
  KindName?: string | null;
  /** 数据 */
  EntityName: string | null;
  EntityNameName?: string | null;
  /** 模板列 */
  Template: unknown | null;
}

/** 导出任务 */
export interface ExportTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  Name: string | null;
  /** 业务类型 */
  BusinessType: string | null;
  BusinessTypeName?: string | null;
  /** 文件类型 */
  DownType: string | null;
  DownTypeName?: string | null;
  /** 状态 */
  DownProgress: string | null;
  DownProgressName?: string | null;
  /** 下载地址 */
  Url: string | null;
  /** 查询条件 */
  Query: unknown | null;
  /** 失败原因 */
  ErrorMsg: string | null;
  /** 操作编码 */
  EnCode: string | null;
  /** 文件 */
  FileId: string | null;
  FileName?: string | null;
  /** 完成时间 */
  FinishDate: string | null;
  /** 总行数 */
  Total: number | null;
  /** 已导出行数 */
  DoneCount: number | null;
  /** 运行情况 */
  RunNote: string | null;
}

/** 导入错误 */
export interface ImportError {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  TaskName?: string | null;
  /** 工作表 */
  SheetName: string | null;
  /** 行号 */
  RowNo: number | null;
  /** 列名 */
  ColumnName: string | null;
  /** 值 */
  CellValue: string | null;
  /** 原因 */
  Message: string | null;
}

/** 导入任务 */
export interface ImportTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 文件名 */
  OriginalFileName: string | null;
  /** 业务类型 */
  TaskType: string | null;
  TaskTypeName?: string | null;
  /** 文件类型 */
  FileBusinessType: string | null;
  FileBusinessTypeName?: string | null;
  /** 状态 */
  IsAskForStr: string | null;
  /** 总行数 */
  Total: number | null;
  /** 成功 */
  SuccessCount: number | null;
  /** 失败 */
  FailCount: number | null;
  /** 导入详情 */
  TaskLog: string | null;
  /** 操作编码 */
  EnCode: string | null;
  /** 文件 */
  FileId: string | null;
  FileName?: string | null;
  /** 仅校验 */
  DryRun: number | null;
  /** 覆盖 */
  Cover: number | null;
  /** 默认值 */
  Defaults: unknown | null;
  /** 确认原因 */
  Meant: string | null;
  /** 完成时间 */
  FinishDate: string | null;
  /** 失败原因 */
  ErrorMsg: string | null;
  /** 撤销时间 */
  UndoDate: string | null;
  /** 撤销人 */
  UndoUserName: string | null;
  /** 撤销结果 */
  UndoNote: string | null;
  /** 运行情况 */
  RunNote: string | null;
  /** 开立账号 */
  AccountCount: number | null;
  /** 尚未设置初始密码 */
  UnsetCount: number | null;
}

/** 学生劳动学时 */
export interface LabourAccount {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 学时要求 */
  GoalId: string | null;
  GoalName?: string | null;
  /** 在册 */
  State: string | null;
  StateName?: string | null;
  /** 已认定学时 */
  Hours: number | null;
  /** 日常生活劳动 */
  Life: number | null;
  /** 生产劳动 */
  Produce: number | null;
  /** 服务性劳动 */
  Serve: number | null;
  /** 劳动类型数 */
  Types: number | null;
  /** 学时分布 */
  Band: string | null;
  BandName?: string | null;
  /** 要求学时 */
  GoalHours: number | null;
  /** 还差学时 */
  Rest: number | null;
  /** 达标 */
  Reached: string | null;
  ReachedName?: string | null;
}

/** 劳动学时申报 */
export interface LabourApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 项目名称 */
  Title: string | null;
  /** 劳动类型 */
  LabourType: string | null;
  LabourTypeName?: string | null;
  /** 日期 */
  HappenDate: string | null;
  /** 申报学时 */
  Hours: number | null;
  /** 内容 */
  Content: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 指导教师 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 认定学时 */
  ApprovedHours: number | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 劳动课程 */
export interface LabourCourse {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 课程编号 */
  CourseNo: string | null;
  /** 课程名称 */
  CourseName: string | null;
  /** 劳动类型 */
  LabourType: string | null;
  LabourTypeName?: string | null;
  /** 形式 */
  LabourForm: string | null;
  LabourFormName?: string | null;
  /** 学期 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 开课单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 指导教师 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 地点 */
  Place: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 报名开始 */
  EnrolStart: string | null;
  /** 报名结束 */
  EnrolEnd: string | null;
  /** 活动开始 */
  BeginTime: string | null;
  /** 活动结束 */
  EndTime: string | null;
  /** 容量 */
  Capacity: number | null;
  /** 最低开课人数 */
  MinCount: number | null;
  /** 候补上限 */
  WaitLimit: number | null;
  /** 学时 */
  Hours: number | null;
  /** 面向范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 报名需审核 */
  NeedAudit: number | null;
  /** 封面 */
  Cover: string | null;
  /** 课程介绍 */
  Intro: string | null;
  /** 安全须知 */
  Safety: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 已报人数 */
  Enrolled: number | null;
  /** 候补人数 */
  Waiting: number | null;
  /** 取消原因 */
  CancelReason: string | null;
  /** 开课提醒时间 */
  RemindedAt: string | null;
  /** 人数不足提醒时间 */
  FewAt: string | null;
  /** 报满提醒时间 */
  FullAt: string | null;
  /** 心得提醒时间 */
  ReportAt: string | null;
  /** 最近出示签到码 */
  CodeAt: string | null;
  /** 最近复制 */
  CopiedAt: string | null;
}

/** 劳动报名 */
export interface LabourEnrol {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 课程 */
  CourseId: string | null;
  /** 名额 */
  PlaceState: string | null;
  PlaceStateName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 报名次序 */
  Turn: number | null;
  /** 候补序号 */
  WaitNo: number | null;
  /** 审核时间 */
  AuditTime: string | null;
  /** 签到时间 */
  SignInTime: string | null;
  /** 签退时间 */
  SignOutTime: string | null;
  /** 劳动心得 */
  Report: string | null;
  /** 劳动照片 */
  Photos: string | null;
  /** 心得提交时间 */
  ReportTime: string | null;
  /** 教师评分 */
  TeacherScore: number | null;
  /** 评语 */
  TeacherRemark: string | null;
  /** 认定学时 */
  Hours: number | null;
  /** 结果 */
  Outcome: string | null;
  OutcomeName?: string | null;
  /** 取消原因 */
  CancelReason: string | null;
  /** 由学校取消 */
  IsOffice: number | null;
  /** 评分账号 */
  ScoreUserId: string | null;
  /** 评分人 */
  ScoreUserName: string | null;
  /** 课程名称 */
  CourseName: string | null;
  /** 劳动类型 */
  LabourType: string | null;
  LabourTypeName?: string | null;
  /** 活动开始 */
  BeginTime: string | null;
  /** 活动结束 */
  EndTime: string | null;
  /** 报名结束 */
  EnrolEnd: string | null;
  /** 地点 */
  Place: string | null;
  /** 课程学时 */
  CourseHours: number | null;
  /** 指导教师 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 时间冲突的课程 */
  Clash: string | null;
  /** 变更通知时间 */
  MovedAt: string | null;
}

/** 劳动学时要求 */
export interface LabourGoal {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  GoalName: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学时要求 */
  Hours: number | null;
  /** 至少类型 */
  Types: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 学生人数 */
  People: number | null;
}

/** 劳动学时 */
export interface LabourHours {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学号 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 项目 */
  Title: string | null;
  /** 类型 */
  LabourType: string | null;
  LabourTypeName?: string | null;
  /** 日期 */
  HappenDate: string | null;
  /** 学时 */
  Hours: number | null;
  /** 来源 */
  SourceType: string | null;
  SourceTypeName?: string | null;
  /** 报名 */
  EnrolId: string | null;
  EnrolName?: string | null;
  /** 申报 */
  ApplyId: string | null;
  ApplyName?: string | null;
  /** 指导教师 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
}

/** 出校核验 */
export interface GateCheck {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 核验结论 */
  Verdict: string | null;
  VerdictName?: string | null;
  /** 事项 */
  Kind: string | null;
  /** 单号 */
  ApplyNo: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 照片 */
  Photo: string | null;
  /** 校门 */
  DeviceId: string | null;
  DeviceName?: string | null;
  /** 处理 */
  Result: string | null;
  ResultName?: string | null;
  /** 拦截原因 */
  Reason: string | null;
  /** 核验时间 */
  ScanTime: string | null;
  /** 处理时间 */
  DoneTime: string | null;
  /** 核验账号 */
  OperatorId: string | null;
  /** 核验人 */
  OperatorName: string | null;
}

/** 请假申请 */
export interface LeaveApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 请假类型 */
  LeaveType: string | null;
  LeaveTypeName?: string | null;
  /** 离校范围 */
  LeaveScope: string | null;
  LeaveScopeName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 请假天数 */
  Days: number | null;
  /** 夜间不归 */
  IsStayOut: number | null;
  /** 请假事由 */
  Reason: string | null;
  /** 目的地 */
  DestRegion: string | null;
  DestRegionName?: string | null;
  /** 详细地址 */
  DestAddress: string | null;
  /** 交通方式 */
  Transport: string | null;
  TransportName?: string | null;
  /** 本人电话 */
  Phone: string | null;
  /** 紧急联系人 */
  EmergencyName: string | null;
  /** 紧急联系电话 */
  EmergencyPhone: string | null;
  /** 家长知情 */
  ParentKnown: number | null;
  /** 影响课程节数 */
  CourseCount: number | null;
  /** 证明材料 */
  Files: string | null;
  /** 续假原单 */
  ExtendOfId: string | null;
  ExtendOfName?: string | null;
  /** 补假 */
  IsMakeup: number | null;
  /** 请假状态 */
  LeaveState: string | null;
  LeaveStateName?: string | null;
  /** 销假时间 */
  CancelTime: string | null;
  /** 审批级别 */
  Level: number | null;
  /** 本学期累计(天) */
  TermDays: number | null;
  /** 天数说明 */
  DaysNote: string | null;
  /** 班主任参与 */
  HeadTeacherPart: string | null;
  HeadTeacherPartName?: string | null;
  /** 已逾期 */
  OverHours: number | null;
  /** 逾期计时 */
  OverAt: string | null;
  /** 催销假时间 */
  RemindTime: string | null;
  /** 续假至 */
  ExtendedTo: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 销假记录 */
export interface LeaveCancel {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 来源 */
  SourceType: string | null;
  SourceTypeName?: string | null;
  /** 原单 */
  SourceId: string | null;
  /** 实际返回时间 */
  ReturnTime: string | null;
  /** 销假方式 */
  CancelMode: string | null;
  CancelModeName?: string | null;
  /** 位置 */
  Geo: { Lng: number; Lat: number } | null;
  /** 在校内 */
  InFence: number | null;
  /** 现场照片 */
  Photo: string | null;
  /** 逾期小时 */
  OverHours: number | null;
  /** 逾期原因 */
  OverReason: string | null;
  /** 确认状态 */
  State: string | null;
  StateName?: string | null;
  /** 确认人 */
  ConfirmUserName: string | null;
  /** 确认时间 */
  ConfirmTime: string | null;
  /** 备注 */
  Remark: string | null;
  /** 原单编号 */
  SourceNo: string | null;
  /** 原开始时间 */
  SourceStartTime: string | null;
  /** 原结束时间 */
  SourceEndTime: string | null;
  /** 确认账号 */
  ConfirmUserId: string | null;
}

/** 请假规则 */
export interface LeaveRule {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 规则名称 */
  RuleName: string | null;
  /** 请假类型 */
  LeaveType: string | null;
  LeaveTypeName?: string | null;
  /** 大于(天) */
  MinDays: number | null;
  /** 小于等于(天) */
  MaxDays: number | null;
  /** 终审角色 */
  NodeRole: string | null;
  NodeRoleName?: string | null;
  /** 需证明材料 */
  NeedFile: number | null;
  /** 学期累计上限(天) */
  TermLimit: number | null;
  /** 排序 */
  Sort: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 外出申请 */
export interface OutingApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 类别 */
  OutingKind: string | null;
  OutingKindName?: string | null;
  /** 外出类型 */
  OutingType: string | null;
  OutingTypeName?: string | null;
  /** 外出时间 */
  StartTime: string | null;
  /** 返回时间 */
  EndTime: string | null;
  /** 天数 */
  Days: number | null;
  /** 外出事由 */
  Reason: string | null;
  /** 目的地 */
  DestRegion: string | null;
  DestRegionName?: string | null;
  /** 详细地址 */
  DestAddress: string | null;
  /** 往返交通 */
  Transport: string | null;
  TransportName?: string | null;
  /** 车次/航班 */
  VehicleNo: string | null;
  /** 同行人员 */
  Companions: Record<string, unknown>[] | null;
  /** 本人电话 */
  Phone: string | null;
  /** 紧急联系人 */
  EmergencyName: string | null;
  /** 紧急联系电话 */
  EmergencyPhone: string | null;
  /** 科研项目 */
  ProjectName: string | null;
  /** 项目编号 */
  ProjectNo: string | null;
  /** 科研类型 */
  ResearchType: string | null;
  ResearchTypeName?: string | null;
  /** 合作/接待单位 */
  CoopUnit: string | null;
  /** 单位联系人及电话 */
  CoopContact: string | null;
  /** 安全风险等级 */
  RiskLevel: string | null;
  RiskLevelName?: string | null;
  /** 安全预案 */
  SafetyPlan: string | null;
  /** 保险单 */
  InsuranceFile: string | null;
  /** 经费来源 */
  FundSource: string | null;
  /** 安全承诺 */
  Promise: number | null;
  /** 附件 */
  Files: string | null;
  /** 外出状态 */
  LeaveState: string | null;
  LeaveStateName?: string | null;
  /** 销假时间 */
  CancelTime: string | null;
  /** 天数说明 */
  DaysNote: string | null;
  /** 已逾期 */
  OverHours: number | null;
  /** 逾期计时 */
  OverAt: string | null;
  /** 催销假时间 */
  RemindTime: string | null;
  /** 报平安要求 */
  SafeRule: string | null;
  /** 最近报平安 */
  LastSafe: string | null;
  /** 下次报平安 */
  NextSafe: string | null;
  /** 报平安提醒时间 */
  SafeTold: string | null;
  /** 逾期未报平安 */
  SafeLate: number | null;
  /** 逾期未报平安告知时间 */
  SafeLateTold: string | null;
  /** 总结截止 */
  ReportBy: string | null;
  /** 总结提交 */
  ReportAt: string | null;
  /** 总结提醒时间 */
  ReportTold: string | null;
  /** 总结逾期提醒时间 */
  ReportLateTold: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 点赞 */
export interface BoardLike {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 留言 */
  PostId: string | null;
  PostName?: string | null;
}

/** 留言 */
export interface BoardPost {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 类别 */
  Category: string | null;
  CategoryName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 内容 */
  Content: string | null;
  /** 图片 */
  Images: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 公开 */
  IsPublic: number | null;
  /** 留言账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 联系电话 */
  ContactPhone: string | null;
  /** 办理部门 */
  HandlerOrgId: string | null;
  HandlerOrgName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 办理期限 */
  DueTime: string | null;
  /** 自动办结时间 */
  CloseTime: string | null;
  /** 满意度 */
  Satisfaction: string | null;
  SatisfactionName?: string | null;
  /** 敏感词 */
  SensitiveHit: string | null;
  /** 留言人 */
  AuthorName: string | null;
  /** 屏蔽原因 */
  BlockReason: string | null;
  /** 点赞 */
  LikeCount: number | null;
  /** 我赞过 */
  Liked: number | null;
  /** 回复 */
  ReplyCount: number | null;
}

/** 回复 */
export interface BoardReply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 留言 */
  PostId: string | null;
  PostName?: string | null;
  /** 官方回复 */
  IsOfficial: number | null;
  /** 回复人 */
  ReplyUserName: string | null;
  /** 回复部门 */
  ReplyOrgName: string | null;
  /** 内容 */
  Content: string | null;
  /** 附件 */
  Files: string | null;
  /** 回复单位 */
  ReplyOrgId: string | null;
}

/** 推送明细 */
export interface PushLog {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  TaskName?: string | null;
  /** 接收人 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 目标 */
  Target: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 错误码 */
  ErrorCode: string | null;
  /** 错误信息 */
  ErrorMsg: string | null;
  /** 发送时间 */
  SendTime: string | null;
  /** 阅读时间 */
  ReadTime: string | null;
  /** 重试次数 */
  RetryCount: number | null;
  /** 渠道 */
  Channel: string | null;
  ChannelName?: string | null;
  /** 单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 内容 */
  Content: string | null;
}

/** 推送任务 */
export interface PushTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 标题 */
  Title: string | null;
  /** 模板 */
  TplCode: string | null;
  /** 业务对象 */
  BizType: string | null;
  /** 业务主键 */
  BizId: string | null;
  /** 渠道 */
  Channel: string | null;
  ChannelName?: string | null;
  /** 内容 */
  Content: string | null;
  /** 跳转 */
  Url: string | null;
  /** 计划时间 */
  PlanTime: string | null;
  /** 总数 */
  Total: number | null;
  /** 成功 */
  SuccessCount: number | null;
  /** 失败 */
  FailCount: number | null;
  /** 已读 */
  ReadCount: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 业务 */
  BizName: string | null;
}

/** 推送模板 */
export interface PushTemplate {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 模板编码 */
  TplCode: string | null;
  /** 名称 */
  TplName: string | null;
  /** 标题 */
  Title: string | null;
  /** 内容 */
  Content: string | null;
  /** 渠道 */
  Channels: string[] | null;
  ChannelsName?: string | null;
  /** 微信模板ID */
  WxTemplateId: string | null;
  /** 跳转 */
  Url: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 通知 */
export interface Notice {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 标题 */
  Title: string | null;
  /** 类型 */
  NoticeType: string | null;
  NoticeTypeName?: string | null;
  /** 级别 */
  NoticeLevel: string | null;
  NoticeLevelName?: string | null;
  /** 摘要 */
  Summary: string | null;
  /** 正文 */
  Content: string | null;
  /** 外链 */
  OuterUrl: string | null;
  /** 附件 */
  Files: string | null;
  /** 发布单位 */
  Source: string | null;
  SourceName?: string | null;
  /** 接收范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 楼栋 */
  BuildingIds: string[] | null;
  BuildingNames?: string | null;
  /** 角色 */
  RoleIds: string[] | null;
  RoleNames?: string | null;
  /** 人员 */
  UserIds: string[] | null;
  UserNames?: string | null;
  /** 范围对象 */
  ScopeIds: unknown | null;
  /** 需要回执 */
  NeedReceipt: number | null;
  /** 回执截止 */
  ReceiptDeadline: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 失效时间 */
  ExpireTime: string | null;
  /** 置顶至 */
  TopUntil: string | null;
  /** 推送渠道 */
  Channels: string[] | null;
  ChannelsName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 接收人数 */
  TargetCount: number | null;
  /** 已读 */
  ReadCount: number | null;
  /** 回执 */
  ReceiptCount: number | null;
  /** 创建单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 送达时间 */
  DeliveredAt: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 封面 */
  Cover: string | null;
  /** 回执提醒时间 */
  ReceiptRemindedAt: string | null;
  /** 对外公开 */
  AllowPublic: number | null;
}

/** 阅读回执 */
export interface NoticeRead {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 通知 */
  NoticeId: string | null;
  NoticeName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 阅读时间 */
  ReadTime: string | null;
  /** 回执 */
  ReceiptOption: string | null;
  /** 回执说明 */
  ReceiptRemark: string | null;
  /** 回执时间 */
  ReceiptTime: string | null;
  /** 标题 */
  Title: string | null;
  /** 摘要 */
  Summary: string | null;
  /** 类型 */
  NoticeType: string | null;
  NoticeTypeName?: string | null;
  /** 级别 */
  NoticeLevel: string | null;
  NoticeLevelName?: string | null;
  /** 发布单位 */
  SourceName: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 置顶至 */
  TopUntil: string | null;
  /** 排序时间 */
  SortTime: string | null;
  /** 需要回执 */
  NeedReceipt: number | null;
  /** 回执截止 */
  ReceiptDeadline: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 账号 */
  LoginName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
}

/** 站内消息 */
export interface UserMessage {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 接收人 */
  UserId: string | null;
  UserName?: string | null;
  /** 分组 */
  MsgGroup: string | null;
  MsgGroupName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 内容 */
  Content: string | null;
  /** 业务 */
  BizType: string | null;
  /** 业务主键 */
  BizId: string | null;
  /** 地址 */
  Url: string | null;
  /** 已读 */
  IsRead: number | null;
  /** 阅读时间 */
  ReadTime: string | null;
}

/** 卧具选择 */
export interface BeddingChoice {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 是否订购 */
  NeedBedding: number | null;
  /** 套餐 */
  PackageId: string | null;
  PackageName?: string | null;
  /** 单品 */
  Items: Record<string, unknown>[] | null;
  /** 金额 */
  Amount: number | null;
  /** 自愿购买声明 */
  AgreeTip: number | null;
  /** 发放状态 */
  IssueState: string | null;
  IssueStateName?: string | null;
}

/** 渠道对账 */
export interface ChannelRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 渠道流水号 */
  ChannelNo: string | null;
  /** 订单号或票据号 */
  OrderNo: string | null;
  /** 渠道金额 */
  Amount: number | null;
  /** 交易时间 */
  PayTime: string | null;
  /** 支付方式 */
  PayMethod: string | null;
  PayMethodName?: string | null;
  /** 核对结果 */
  State: string | null;
  StateName?: string | null;
  /** 订单 */
  OrderId: string | null;
  OrderName?: string | null;
  /** 系统金额 */
  OrderAmount: number | null;
  /** 差额 */
  Difference: number | null;
  /** 缴款人 */
  PayerName: string | null;
  /** 已处理 */
  IsHandled: number | null;
  /** 处理说明 */
  HandleRemark: string | null;
}

/** 报到办理 */
export interface CheckinCase {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 照片 */
  Photo: string | null;
  /** 报到点 */
  StationId: string | null;
  StationName?: string | null;
  /** 方式 */
  Mode: string | null;
  ModeName?: string | null;
  /** 报到状态 */
  CheckinState: string | null;
  CheckinStateName?: string | null;
  /** 缴费 */
  PayState: string | null;
  PayStateName?: string | null;
  /** 宿舍 */
  DormState: string | null;
  DormStateName?: string | null;
  /** 证件照 */
  PhotoState: string | null;
  PhotoStateName?: string | null;
  /** 允许报到 */
  Allowed: number | null;
  /** 不允许的原因 */
  Reasons: string | null;
  /** 证件核验 */
  IdVerified: number | null;
  /** 到场时间 */
  ScanTime: string | null;
  /** 报到时间 */
  CheckinTime: string | null;
  /** 经办人账号 */
  OperatorId: string | null;
  /** 经办人 */
  OperatorName: string | null;
  /** 所用二维码 */
  CodeAt: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 宿舍床位 */
  BedName: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 辅导员电话 */
  CounsellorPhone: string | null;
  /** 班级群二维码 */
  GroupQr: string | null;
  /** 须核对本人 */
  Compare: number | null;
}

/** 报到记录 */
export interface CheckinRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 报到点 */
  StationId: string | null;
  StationName?: string | null;
  /** 方式 */
  Mode: string | null;
  ModeName?: string | null;
  /** 报到时间 */
  CheckinTime: string | null;
  /** 经办人账号 */
  OperatorId: string | null;
  /** 经办人 */
  OperatorName: string | null;
  /** 证件核验 */
  IdVerified: number | null;
  /** 缴费 */
  PayState: string | null;
  PayStateName?: string | null;
  /** 特批原因 */
  ForceReason: string | null;
  /** 已取消 */
  IsCanceled: number | null;
  /** 取消原因 */
  CancelReason: string | null;
}

/** 报到点 */
export interface CheckinStation {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编码 */
  StationCode: string | null;
  /** 名称 */
  StationName: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 地点 */
  Place: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 工作人员 */
  Staff: string[] | null;
  StaffName?: string | null;
  /** 可办环节 */
  StepCodes: string[] | null;
  StepCodesName?: string | null;
  /** 办理记录 */
  Count: number | null;
  /** 开放时间 */
  BeginTime: string | null;
  /** 截止时间 */
  EndTime: string | null;
}

/** 入学教育 */
export interface EntranceEdu {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 类型 */
  EduType: string | null;
  EduTypeName?: string | null;
  /** 内容 */
  Content: string | null;
  /** 视频 */
  Video: string | null;
  /** 最少学习秒数 */
  MinSeconds: number | null;
  /** 必修 */
  IsRequired: number | null;
  /** 排序 */
  Sort: number | null;
  /** 学习人数 */
  BegunCount: number | null;
}

/** 入学教育记录 */
export interface EntranceEduRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 教育内容 */
  EduId: string | null;
  EduName?: string | null;
  /** 学习秒数 */
  Seconds: number | null;
  /** 测试成绩 */
  Score: number | null;
  /** 完成 */
  IsFinish: number | null;
}

/** 应缴账单 */
export interface FeeBill {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 学年 */
  SchoolYearId: string | null;
  SchoolYearName?: string | null;
  /** 收费项目 */
  FeeItem: string | null;
  FeeItemName?: string | null;
  /** 应缴 */
  Amount: number | null;
  /** 减免 */
  Reduced: number | null;
  /** 缓缴 */
  Deferred: number | null;
  /** 已缴 */
  Paid: number | null;
  /** 状态 */
  PayState: string | null;
  PayStateName?: string | null;
  /** 截止日期 */
  DueDate: string | null;
  /** 必缴 */
  IsRequired: number | null;
  /** 待缴 */
  Due: number | null;
  /** 减免原因 */
  ReduceReason: string | null;
  /** 已退 */
  Refunded: number | null;
  /** 缓缴至 */
  DeferredUntil: string | null;
}

/** 收费标准 */
export interface FeeStandard {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 收费项目 */
  FeeItem: string | null;
  FeeItemName?: string | null;
  /** 金额 */
  Amount: number | null;
  /** 必缴 */
  IsRequired: number | null;
  /** 可退 */
  Refundable: number | null;
}

/** 绿色通道申请 */
export interface GreenChannelApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 申请类型 */
  GreenType: string | null;
  GreenTypeName?: string | null;
  /** 贷款类型 */
  LoanType: string | null;
  LoanTypeName?: string | null;
  /** 经办银行 */
  LoanBank: string | null;
  /** 回执校验码 */
  ReceiptCode: string | null;
  /** 合同编号 */
  ContractNo: string | null;
  /** 贷款金额 */
  LoanAmount: number | null;
  /** 缓缴项目 */
  DeferItems: Record<string, unknown>[] | null;
  /** 申请缓缴总额 */
  ApplyAmount: number | null;
  /** 批准金额 */
  ApprovedAmount: number | null;
  /** 承诺缴清日期 */
  PromiseDate: string | null;
  /** 申请原因 */
  Reason: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 推迟报到申请 */
export interface LateReportApply {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 原因 */
  LateReason: string | null;
  LateReasonName?: string | null;
  /** 预计报到时间 */
  PlanDate: string | null;
  /** 推迟天数 */
  DelayDays: number | null;
  /** 说明 */
  Detail: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 家长电话 */
  ParentPhone: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 新生 */
export interface NewStudent {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 通知书编号 */
  AdmissionNo: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 身份证号 */
  IdCardNo: string | null;
  /** 出生日期 */
  Birthday: string | null;
  /** 民族 */
  Nation: string | null;
  NationName?: string | null;
  /** 政治面貌 */
  Political: string | null;
  PoliticalName?: string | null;
  /** 生源地 */
  SourceRegion: string | null;
  SourceRegionName?: string | null;
  /** 毕业中学 */
  HighSchool: string | null;
  /** 高考总分 */
  ExamScore: number | null;
  /** 科类 */
  SubjectType: string | null;
  /** 录取学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 录取专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 录取库电话 */
  AdmissionPhone: string | null;
  /** 录取库地址 */
  Address: string | null;
  /** 报到状态 */
  CheckinState: string | null;
  CheckinStateName?: string | null;
  /** 报到意向 */
  Intention: string | null;
  IntentionName?: string | null;
  /** 未报到原因 */
  NoReportReason: string | null;
  NoReportReasonName?: string | null;
  /** 未报到说明 */
  NoReportRemark: string | null;
  /** 缴费状态 */
  PayState: string | null;
  PayStateName?: string | null;
  /** 选宿状态 */
  DormState: string | null;
  DormStateName?: string | null;
  /** 完成度 */
  Progress: number | null;
  /** 报到时间 */
  CheckinTime: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 信息填报 */
  InfoStep: string | null;
  InfoStepName?: string | null;
  /** 证件照 */
  PhotoStep: string | null;
  PhotoStepName?: string | null;
  /** 健康信息 */
  EpidemicStep: string | null;
  EpidemicStepName?: string | null;
  /** 入学教育 */
  EduStep: string | null;
  EduStepName?: string | null;
  /** 选择宿舍 */
  DormStep: string | null;
  DormStepName?: string | null;
  /** 军训服装 */
  ClothStep: string | null;
  ClothStepName?: string | null;
  /** 卧具选择 */
  BeddingStep: string | null;
  BeddingStepName?: string | null;
  /** 困难认定 */
  HardStep: string | null;
  HardStepName?: string | null;
  /** 绿色通道 */
  GreenStep: string | null;
  GreenStepName?: string | null;
  /** 在线缴费 */
  PayStep: string | null;
  PayStepName?: string | null;
  /** 到校行程 */
  TravelStep: string | null;
  TravelStepName?: string | null;
  /** 生成报到单 */
  SheetStep: string | null;
  SheetStepName?: string | null;
  /** 现场报到 */
  SceneStep: string | null;
  SceneStepName?: string | null;
  /** 物资领取 */
  SupplyStep: string | null;
  SupplyStepName?: string | null;
  /** 宿舍入住 */
  KeyStep: string | null;
  KeyStepName?: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 恢复报到资格的时间 */
  RestoreTime: string | null;
  /** 预报到完成时间 */
  ReadyTime: string | null;
  /** 最近一次打印报到单 */
  PaperAt: string | null;
  /** 待确认的打印 */
  PaperNext: string | null;
}

/** 新生家庭成员 */
export interface NewStudentFamily {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 关系 */
  Relation: string | null;
  RelationName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 年龄 */
  Age: number | null;
  /** 工作单位 */
  WorkUnit: string | null;
  /** 职业 */
  Job: string | null;
  /** 联系电话 */
  Phone: string | null;
  /** 信息采集 */
  ProfileId: string | null;
  ProfileName?: string | null;
}

/** 新生证件照 */
export interface NewStudentPhoto {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 照片 */
  Photo: string | null;
  /** 审核状态 */
  State: string | null;
  StateName?: string | null;
  /** 退回原因 */
  Reason: string | null;
  /** 审核人 */
  ReviewUserName: string | null;
  /** 审核时间 */
  ReviewTime: string | null;
  /** 审核账号 */
  ReviewUserId: string | null;
}

/** 新生信息采集 */
export interface NewStudentProfile {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 姓名拼音 */
  NamePinyin: string | null;
  /** 曾用名 */
  NickName: string | null;
  /** 港澳台侨外 */
  Overseas: string | null;
  OverseasName?: string | null;
  /** 婚姻状况 */
  Marital: string | null;
  MaritalName?: string | null;
  /** 健康状况 */
  Health: string | null;
  HealthName?: string | null;
  /** 血型 */
  BloodType: string | null;
  BloodTypeName?: string | null;
  /** 身高 */
  Height: number | null;
  /** 体重 */
  Weight: number | null;
  /** 籍贯 */
  NativePlace: string | null;
  NativePlaceName?: string | null;
  /** 户口所在地 */
  HukouRegion: string | null;
  HukouRegionName?: string | null;
  /** 户口性质 */
  HukouType: string | null;
  HukouTypeName?: string | null;
  /** 是否迁户口 */
  MoveHukou: number | null;
  /** 家庭所在地 */
  HomeRegion: string | null;
  HomeRegionName?: string | null;
  /** 家庭详细地址 */
  HomeAddress: string | null;
  /** 邮编 */
  ZipCode: string | null;
  /** 本人手机号 */
  Phone: string | null;
  /** 邮箱 */
  Email: string | null;
  /** QQ号 */
  QQ: string | null;
  /** 微信号 */
  WeChat: string | null;
  /** 紧急联系人 */
  EmergencyName: string | null;
  /** 与本人关系 */
  EmergencyRelation: string | null;
  EmergencyRelationName?: string | null;
  /** 紧急联系电话 */
  EmergencyPhone: string | null;
  /** 入党/入团日期 */
  JoinPartyDate: string | null;
  /** 组织关系转入 */
  PartyMove: number | null;
  /** 宗教信仰 */
  Religion: string | null;
  /** 退役士兵 */
  IsVeteran: number | null;
  /** 参军意向 */
  MilitaryWish: number | null;
  /** 兴趣特长 */
  Hobby: string | null;
  /** 助学贷款情况 */
  LoanType: string | null;
  LoanTypeName?: string | null;
  /** 学习经历 */
  ResumeList: Record<string, unknown>[] | null;
  /** 诚信承诺：所填信息真实 */
  Agree: number | null;
  /** 政治面貌 */
  Political: string | null;
  PoliticalName?: string | null;
  /** 已提交 */
  IsDone: number | null;
}

/** 新生环节 */
export interface NewStudentStep {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 环节 */
  StepCode: string | null;
  StepCodeName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 办理时间 */
  FinishTime: string | null;
  /** 经办人 */
  OperatorName: string | null;
  /** 地点 */
  Place: string | null;
  /** 备注 */
  Remark: string | null;
  /** 排序 */
  Sort: number | null;
}

/** 迎新批次 */
export interface OrientationBatch {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次名称 */
  BatchName: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 预报到开始 */
  PreStart: string | null;
  /** 预报到结束 */
  PreEnd: string | null;
  /** 现场报到开始 */
  CheckinStart: string | null;
  /** 现场报到结束 */
  CheckinEnd: string | null;
  /** 缴费后方可报到 */
  RequirePaid: number | null;
  /** 需先选宿舍 */
  RequireConfirmDorm: number | null;
  /** 允许部分缴费 */
  PartialPay: number | null;
  /** 选宿模式 */
  DormMode: string | null;
  DormModeName?: string | null;
  /** 欢迎公告 */
  Announcement: string | null;
  /** 新生指南 */
  GuidePdf: string | null;
  /** 报到地图 */
  MapImg: string | null;
  /** 咨询电话 */
  HotLine: string | null;
  /** 首页图 */
  BannerImg: string | null;
  /** 新生数 */
  StudentCount: number | null;
}

/** 迎新环节 */
export interface OrientationStep {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 环节编码 */
  StepCode: string | null;
  StepCodeName?: string | null;
  /** 显示名称 */
  StepName: string | null;
  /** 必办 */
  IsRequired: number | null;
  /** 线上 */
  IsOnline: number | null;
  /** 开放时间 */
  StartTime: string | null;
  /** 截止时间 */
  EndTime: string | null;
  /** 前置环节 */
  DependOn: string[] | null;
  DependOnName?: string | null;
  /** 页面 */
  PageUrl: string | null;
  /** 地点 */
  Place: string | null;
  /** 负责部门 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 说明 */
  Tip: string | null;
  /** 排序 */
  Sort: number | null;
}

/** 门户链接 */
export interface OuterLink {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 短码 */
  LinkKey: string | null;
  /** 标题 */
  Title: string | null;
  /** 地址 */
  Url: string | null;
  /** 图标 */
  Icon: string | null;
  /** 打开方式 */
  OpenMode: string | null;
  OpenModeName?: string | null;
  /** 可见角色 */
  RoleCodes: string[] | null;
  RoleCodesName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 排序 */
  Sort: number | null;
}

/** 缴费订单 */
export interface PayOrder {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 订单号 */
  OrderNo: string | null;
  /** 明细 */
  Items: Record<string, unknown>[] | null;
  /** 金额 */
  Amount: number | null;
  /** 支付方式 */
  PayMethod: string | null;
  PayMethodName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 渠道流水 */
  TradeNo: string | null;
  /** 缴费时间 */
  PayTime: string | null;
  /** 失效时间 */
  ExpireTime: string | null;
  /** 票据号 */
  ReceiptNo: string | null;
  /** 收款人 */
  Cashier: string | null;
  /** 备注 */
  Remark: string | null;
  /** 收费项目 */
  FeeItem: string | null;
  FeeItemName?: string | null;
  /** 缴款人姓名 */
  PayerName: string | null;
  /** 退费原因 */
  RefundReason: string | null;
  /** 退费时间 */
  RefundTime: string | null;
  /** 已退金额 */
  Refunded: number | null;
  /** 其中缓缴 */
  FromDeferred: number | null;
}

/** 军训服装 */
export interface TrainingClothes {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 参训情况 */
  TrainForm: string | null;
  TrainFormName?: string | null;
  /** 免训/缓训原因 */
  ExemptReason: string | null;
  /** 证明材料 */
  ExemptFile: string | null;
  /** 身高 */
  Height: number | null;
  /** 体重 */
  Weight: number | null;
  /** 服装号型 */
  ClothSize: string | null;
  ClothSizeName?: string | null;
  /** 鞋码 */
  ShoeSize: string | null;
  ShoeSizeName?: string | null;
  /** 帽号 */
  CapSize: string | null;
  CapSizeName?: string | null;
  /** 腰带 */
  BeltSize: string | null;
  /** 特殊体型说明 */
  Remark: string | null;
  /** 发放状态 */
  IssueState: string | null;
  IssueStateName?: string | null;
}

/** 到校行程 */
export interface TravelPlan {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 交通方式 */
  Transport: string | null;
  TransportName?: string | null;
  /** 车次/航班 */
  VehicleNo: string | null;
  /** 出发城市 */
  DepartRegion: string | null;
  DepartRegionName?: string | null;
  /** 到达站点 */
  ArriveStation: string | null;
  ArriveStationName?: string | null;
  /** 预计到达时间 */
  ArriveTime: string | null;
  /** 陪同人数 */
  Companion: number | null;
  /** 需要接站 */
  NeedPickup: number | null;
  /** 备注 */
  Remark: string | null;
}

/** 辅导员入校 */
export interface CounsellorVisit {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 辅导员 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 工号 */
  TeacherNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 所属部门 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 手机号 */
  Phone: string | null;
  /** 类型 */
  VisitType: string | null;
  VisitTypeName?: string | null;
  /** 联系支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 地点 */
  TargetPlace: string | null;
  /** 到达时间 */
  EnterTime: string | null;
  /** 离开时间 */
  LeaveTime: string | null;
  /** 月份 */
  EnterMonth: string | null;
  /** 工作内容 */
  Content: string | null;
  /** 覆盖学生数 */
  StudentCount: number | null;
  /** 照片 */
  Photos: string | null;
  /** 位置 */
  Geo: { Lng: number; Lat: number } | null;
}

/** 农科生档案 */
export interface NksStudent {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 农科生类别 */
  NksType: string | null;
  NksTypeName?: string | null;
  /** 定向地区 */
  SignRegion: string | null;
  SignRegionName?: string | null;
  /** 协议单位 */
  SignUnit: string | null;
  /** 服务年限 */
  ServiceYears: number | null;
  /** 协议编号 */
  AgreementNo: string | null;
  /** 实践基地 */
  BaseName: string | null;
  /** 农技导师 */
  MentorId: string | null;
  MentorName?: string | null;
  /** 实践经历 */
  PracticeList: Record<string, unknown>[] | null;
  /** 发展阶段 */
  Stage: string | null;
  StageName?: string | null;
  /** 毕业去向意向 */
  Intention: string | null;
}

/** 组织生活 */
export interface PartyActivity {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 类型 */
  ActType: string | null;
  ActTypeName?: string | null;
  /** 主题 */
  Title: string | null;
  /** 时间 */
  ActTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 地点 */
  Place: string | null;
  /** 主持人 */
  Hosts: string | null;
  /** 参加范围 */
  Who: string | null;
  WhoName?: string | null;
  /** 签到码 */
  SignCode: string | null;
  /** 应到 */
  Should: number | null;
  /** 实到 */
  Actual: number | null;
  /** 缺席 */
  Missing: number | null;
  /** 请假 */
  Excused: number | null;
  /** 缺席说明 */
  Absent: string | null;
  /** 会议记录 */
  Record: string | null;
  /** 照片 */
  Photos: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 结算时间 */
  EndedAt: string | null;
  /** 提醒时间 */
  RemindedAt: string | null;
  /** 取消原因 */
  CancelReason: string | null;
  /** 通知时间 */
  ToldAt: string | null;
  /** 教职工通知时间 */
  StaffToldAt: string | null;
}

/** 组织生活签到 */
export interface PartyAttend {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 组织生活 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 人员 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 出席情况 */
  State: string | null;
  StateName?: string | null;
  /** 开始 */
  BeginTime: string | null;
  /** 签到截止 */
  Until: string | null;
  /** 地点 */
  Place: string | null;
  /** 签到时间 */
  SignTime: string | null;
  /** 说明 */
  MarkNote: string | null;
  /** 登记人 */
  MarkerId: string | null;
  MarkerName?: string | null;
  /** 支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 人员类别 */
  PersonType: string | null;
  PersonTypeName?: string | null;
}

/** 党费 */
export interface PartyFee {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 党员 */
  MemberId: string | null;
  MemberName?: string | null;
  /** 月份 */
  FeeMonth: string | null;
  /** 应交 */
  Amount: number | null;
  /** 实交 */
  PaidAmount: number | null;
  /** 交纳时间 */
  PaidTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 交纳期限 */
  DueDate: string | null;
  /** 登记人 */
  CashierId: string | null;
  CashierName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 所在支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 人员类别 */
  PersonType: string | null;
  PersonTypeName?: string | null;
  /** 催交时间 */
  RemindedAt: string | null;
}

/** 党员信息 */
export interface PartyMember {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 人员类别 */
  PersonType: string | null;
  PersonTypeName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 教职工 */
  TeacherId: string | null;
  TeacherName?: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 工号 */
  TeacherNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 民族 */
  Nation: string | null;
  NationName?: string | null;
  /** 出生日期 */
  Birthday: string | null;
  /** 政治面貌 */
  Political: string | null;
  PoliticalName?: string | null;
  /** 籍贯 */
  NativePlace: string | null;
  NativePlaceName?: string | null;
  /** 学历 */
  EduLevel: string | null;
  EduLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 所在支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 发展阶段 */
  Stage: string | null;
  StageName?: string | null;
  /** 下一步骤代码 */
  NextStep: string | null;
  /** 当前步骤 */
  StepCode: string | null;
  StepCodeName?: string | null;
  /** 应办期限 */
  StepDue: string | null;
  /** 最早办理日期 */
  StepFrom: string | null;
  /** 超期 */
  IsLate: number | null;
  /** 农科生 */
  IsNks: number | null;
  /** 申请入党日期 */
  ApplyDate: string | null;
  /** 入党申请书 */
  ApplyFiles: string | null;
  /** 派人谈话日期 */
  TalkDate: string | null;
  /** 确定积极分子日期 */
  ActivistDate: string | null;
  /** 确定发展对象日期 */
  TargetDate: string | null;
  /** 集中培训学时 */
  TrainHours: number | null;
  /** 支部大会通过日期 */
  MeetDate: string | null;
  /** 接收预备党员日期 */
  PreDate: string | null;
  /** 转正申请日期 */
  FullApplyDate: string | null;
  /** 转正日期 */
  FullDate: string | null;
  /** 延长预备期 */
  ExtendMonths: number | null;
  /** 培养联系人一 */
  Contact1: string | null;
  Contact1Name?: string | null;
  /** 培养联系人二 */
  Contact2: string | null;
  Contact2Name?: string | null;
  /** 入党介绍人一 */
  Introducer1: string | null;
  Introducer1Name?: string | null;
  /** 入党介绍人二 */
  Introducer2: string | null;
  Introducer2Name?: string | null;
  /** 党费计算基数 */
  FeeBase: number | null;
  /** 月应交党费 */
  FeeMonthly: number | null;
  /** 最近账单月份 */
  LastFeeMonth: string | null;
  /** 最近思想汇报 */
  LastReport: string | null;
  /** 党籍状态 */
  MemberState: string | null;
  MemberStateName?: string | null;
  /** 变动原因 */
  StateReason: string | null;
  /** 转入日期 */
  TransferIn: string | null;
  /** 转接日期 */
  TransferDate: string | null;
  /** 转出去向 */
  TransferOut: string | null;
  /** 介绍信编号 */
  LetterNo: string | null;
  /** 备注 */
  Remark: string | null;
  /** 超期提醒时间 */
  DueToldAt: string | null;
  /** 催交思想汇报时间 */
  RemindedAt: string | null;
  /** 办理提醒时间 */
  TurnToldAt: string | null;
}

/** 党组织 */
export interface PartyOrg {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 组织代码 */
  OrgCode: string | null;
  /** 组织名称 */
  OrgName: string | null;
  /** 类型 */
  PartyOrgType: string | null;
  PartyOrgTypeName?: string | null;
  /** 上级组织 */
  ParentId: string | null;
  ParentName?: string | null;
  /** 所属学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 成立日期 */
  FoundDate: string | null;
  /** 换届日期 */
  ElectDate: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 党员数 */
  MemberCount: number | null;
  /** 发展中 */
  DevelopCount: number | null;
  /** 应换届 */
  ElectDue: string | null;
  /** 最近支部党员大会 */
  LastMeeting: string | null;
  /** 最近支委会 */
  LastCommittee: string | null;
  /** 最近党课 */
  LastLecture: string | null;
}

/** 思想汇报 */
export interface PartyReport {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 人员 */
  MemberId: string | null;
  MemberName?: string | null;
  /** 季度 */
  Quarter: string | null;
  /** 标题 */
  Title: string | null;
  /** 正文 */
  Content: string | null;
  /** 附件 */
  Files: string | null;
  /** 评阅等级 */
  Score: string | null;
  ScoreName?: string | null;
  /** 评语 */
  ReviewText: string | null;
  /** 评阅人 */
  ReviewerId: string | null;
  ReviewerName?: string | null;
  /** 评阅时间 */
  ReviewDate: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 所在支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
}

/** 发展步骤 */
export interface PartyStep {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 人员 */
  MemberId: string | null;
  MemberName?: string | null;
  /** 步骤 */
  StepCode: string | null;
  StepCodeName?: string | null;
  /** 序号 */
  Seq: number | null;
  /** 下一步骤代码 */
  Following: string | null;
  /** 承办方 */
  ActBy: string | null;
  ActByName?: string | null;
  /** 须上级党委审批备案 */
  NeedAudit: number | null;
  /** 须票决 */
  IsMeeting: number | null;
  /** 所属阶段 */
  InStage: string | null;
  InStageName?: string | null;
  /** 办理要求 */
  Requirement: string | null;
  /** 应备材料 */
  Materials: string | null;
  /** 办理日期 */
  HappenDate: string | null;
  /** 办理情况 */
  Content: string | null;
  /** 应到有表决权党员 */
  Should: number | null;
  /** 实到有表决权党员 */
  Actual: number | null;
  /** 参加表决人数 */
  Voters: number | null;
  /** 赞成 */
  Agree: number | null;
  /** 反对 */
  Against: number | null;
  /** 弃权 */
  Abstain: number | null;
  /** 确定人员一 */
  Person1: string | null;
  Person1Name?: string | null;
  /** 确定人员二 */
  Person2: string | null;
  Person2Name?: string | null;
  /** 材料 */
  Files: string | null;
  /** 经办人 */
  StarterId: string | null;
  StarterName?: string | null;
  /** 接手时间 */
  StartTime: string | null;
  /** 办理人 */
  ActorId: string | null;
  ActorName?: string | null;
  /** 完成时间 */
  DoneAt: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 所在支部 */
  BranchId: string | null;
  BranchName?: string | null;
  /** 支部书记 */
  SecretaryId: string | null;
  SecretaryName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 党籍状态 */
  MemberState: string | null;
  MemberStateName?: string | null;
  /** 发展阶段 */
  Stage: string | null;
  StageName?: string | null;
  /** 当前步骤 */
  CurrentStep: string | null;
  CurrentStepName?: string | null;
  /** 应办期限 */
  DueDay: string | null;
  /** 最早办理日期 */
  FromDay: string | null;
  /** 超期 */
  IsLate: number | null;
  /** 步骤状态 */
  State: string | null;
  StateName?: string | null;
  /** 审批状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 当前环节代码 */
  CurrentNode: string | null;
  /** 当前环节 */
  CurrentNodeName: string | null;
  /** 当前处理角色 */
  CurrentRole: string | null;
  /** 指定处理人 */
  HandlerUserId: string | null;
  /** 转办人主键 */
  HandlerFromId: string | null;
  /** 可用操作 */
  Allows: unknown | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 当前处理方 */
  Holders: unknown | null;
  /** 已处理人 */
  HandledUserIds: unknown | null;
  /** 提交时间 */
  SubmitDate: string | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 驳回或退回原因 */
  LastOpinion: string | null;
}

/** 党校培训 */
export interface PartyTrain {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 培训班名称 */
  TrainName: string | null;
  /** 类型 */
  TrainType: string | null;
  TrainTypeName?: string | null;
  /** 开始 */
  StartDate: string | null;
  /** 结束 */
  EndDate: string | null;
  /** 学时 */
  Hours: number | null;
  /** 学员数 */
  TraineeCount: number | null;
}

/** 培训学员 */
export interface PartyTrainee {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 培训班 */
  TrainId: string | null;
  TrainName?: string | null;
  /** 学员 */
  MemberId: string | null;
  MemberName?: string | null;
  /** 成绩 */
  Score: number | null;
  /** 结业 */
  IsPass: number | null;
  /** 证书号 */
  CertNo: string | null;
  /** 学时 */
  Hours: number | null;
  /** 培训类型 */
  TrainType: string | null;
  TrainTypeName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学号 */
  StudentNo: string | null;
}

/** 打印任务 */
export interface PrintJob {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 模板 */
  TplCode: string | null;
  /** 份数 */
  Total: number | null;
  /** 范围 */
  Query: unknown | null;
}

/** 打印模板 */
export interface PrintTemplate {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 模板编码 */
  TplCode: string | null;
  /** 模板名称 */
  TplName: string | null;
  /** 打印的数据 */
  EntityName: string | null;
  /** 纸张 */
  PageSize: string | null;
  PageSizeName?: string | null;
  /** 方向 */
  Orientation: string | null;
  OrientationName?: string | null;
  /** 每页份数 */
  PerPage: number | null;
  /** 标题 */
  Heading: string | null;
  /** 页眉 */
  Header: string | null;
  /** 页脚 */
  Footer: string | null;
  /** 页码 */
  Numbers: number | null;
  /** 模板内容 */
  Body: unknown | null;
  /** 电子章 */
  NeedStamp: number | null;
  /** 打印哪些 */
  RowsWhen: string | null;
  /** 数据名称 */
  EntityTitle: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 答题 */
export interface AnswerItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 答卷 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 题目 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题号 */
  QuestionNo: number | null;
  /** 选项 */
  Values: unknown | null;
  /** 回答 */
  Text: string | null;
  /** 得分 */
  Score: number | null;
  /** 心理测评 */
  IsPsych: number | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 填写内容 */
  Others: unknown | null;
  /** 附件 */
  Files: string | null;
}

/** 答卷 */
export interface AnswerSheet {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 心理测评 */
  IsPsych: number | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 开始 */
  StartTime: string | null;
  /** 提交时间 */
  SubmitTime: string | null;
  /** 用时 */
  DurationSec: number | null;
  /** 总分 */
  TotalScore: number | null;
  /** 阳性项目数 */
  PositiveCount: number | null;
  /** 因子分 */
  FactorScores: Record<string, unknown>[] | null;
  /** 预警等级 */
  WarnLevel: string | null;
  WarnLevelName?: string | null;
  /** 调整原因 */
  WarnReason: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 第几次 */
  Times: number | null;
  /** 匿名 */
  IsAnonymous: number | null;
}

/** 问卷 */
export interface Questionnaire {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 问卷标题 */
  Title: string | null;
  /** 问卷类型 */
  SurveyType: string | null;
  SurveyTypeName?: string | null;
  /** 量表 */
  ScaleCode: string | null;
  ScaleCodeName?: string | null;
  /** 指导语 */
  Description: string | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  ScopeOrgs: string[] | null;
  ScopeOrgsName?: string | null;
  /** 年级 */
  ScopeGrade: number | null;
  /** 专业 */
  ScopeMajors: string[] | null;
  ScopeMajorsName?: string | null;
  /** 班级 */
  ScopeClasses: string[] | null;
  ScopeClassesName?: string | null;
  /** 人员 */
  ScopeUsers: string[] | null;
  ScopeUsersName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 填写次数 */
  LimitTimes: number | null;
  /** 截止前可修改 */
  AllowEdit: number | null;
  /** 一题一页 */
  OnePerPage: number | null;
  /** 最短用时 */
  MinSeconds: number | null;
  /** 计分方式 */
  ScoreMode: string | null;
  ScoreModeName?: string | null;
  /** 提交后显示结果 */
  ShowResult: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 应填人数 */
  TargetCount: number | null;
  /** 已填份数 */
  AnswerCount: number | null;
  /** 预警人数 */
  WarnCount: number | null;
  /** 题数 */
  QuestionCount: number | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 发布的题目 */
  Paper: unknown | null;
  /** 题目乱序 */
  RandomOrder: number | null;
}

/** 因子 */
export interface SurveyFactor {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 因子编码 */
  FactorCode: string | null;
  /** 因子名称 */
  FactorName: string | null;
  /** 算法 */
  Calc: string | null;
  CalcName?: string | null;
  /** 题号 */
  QuestionNos: unknown | null;
  /** 分级 */
  Levels: unknown | null;
}

/** 预警跟进 */
export interface SurveyFollow {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 答卷 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 预警等级 */
  WarnLevel: string | null;
  WarnLevelName?: string | null;
  /** 指派跟进人 */
  HandlerId: string | null;
  HandlerName?: string | null;
  /** 方式 */
  FollowWay: string | null;
  FollowWayName?: string | null;
  /** 跟进时间 */
  FollowTime: string | null;
  /** 谈话内容 */
  Content: string | null;
  /** 处理结果 */
  Result: string | null;
  ResultName?: string | null;
  /** 下次跟进 */
  NextTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 记录账号 */
  RecordUserId: string | null;
}

/** 题目 */
export interface SurveyQuestion {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 题号 */
  Sort: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 必答 */
  Required: number | null;
  /** 选项 */
  Options: unknown | null;
  /** 矩阵行 */
  Rows: unknown | null;
  /** 最少选 */
  MinSelect: number | null;
  /** 最多选 */
  MaxSelect: number | null;
  /** 最低分 */
  MinScore: number | null;
  /** 最高分 */
  MaxScore: number | null;
  /** 字数上限 */
  MaxLength: number | null;
  /** 反向计分 */
  IsReverse: number | null;
  /** 显示条件 */
  ShowWhen: unknown | null;
  /** 选项乱序 */
  RandomOptions: number | null;
  /** 文件类型 */
  FileKinds: unknown | null;
  /** 单个文件大小 */
  MaxMB: number | null;
}

/** 填写任务 */
export interface SurveyTaking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 问卷 */
  QuestionnaireId: string | null;
  QuestionnaireName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 问卷标题 */
  Title: string | null;
  /** 问卷类型 */
  SurveyType: string | null;
  SurveyTypeName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 填写次数 */
  LimitTimes: number | null;
  /** 可修改 */
  AllowEdit: number | null;
  /** 显示结果 */
  ShowResult: number | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 预计用时 */
  Minutes: number | null;
  /** 已填次数 */
  Times: number | null;
  /** 开始填写 */
  BeginTime: string | null;
  /** 未提交的答案 */
  Draft: unknown | null;
  /** 保存时间 */
  DraftTime: string | null;
  /** 答卷 */
  SheetId: string | null;
}

/** 竞答活动 */
export interface QuizActivity {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动名称 */
  Title: string | null;
  /** 活动说明 */
  Description: string | null;
  /** 题库 */
  BankIds: string[] | null;
  BankNames?: string | null;
  /** 每次题数 */
  QCount: number | null;
  /** 每题限时 */
  SecondsPerQ: number | null;
  /** 每日次数 */
  DailyTimes: number | null;
  /** 计分规则 */
  ScoreRule: string | null;
  ScoreRuleName?: string | null;
  /** 累计每日最好成绩 */
  SumDaily: number | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 参与范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  ScopeOrgs: string[] | null;
  ScopeOrgsName?: string | null;
  /** 年级 */
  ScopeGrade: number | null;
  /** 专业 */
  ScopeMajors: string[] | null;
  ScopeMajorsName?: string | null;
  /** 班级 */
  ScopeClasses: string[] | null;
  ScopeClassesName?: string | null;
  /** 角色 */
  ScopeRoles: string[] | null;
  ScopeRolesName?: string | null;
  /** 人员 */
  ScopeUsers: string[] | null;
  ScopeUsersName?: string | null;
  /** 榜单可见 */
  RankShow: string | null;
  RankShowName?: string | null;
  /** 公开榜单 */
  PublicRank: number | null;
  /** 答后显示正确答案 */
  ShowAnswer: number | null;
  /** 答完告知得分 */
  ShowResult: number | null;
  /** 题目乱序 */
  RandomOrder: number | null;
  /** 选项乱序 */
  RandomOptions: number | null;
  /** 头图 */
  Banner: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 可参与 */
  TargetCount: number | null;
  /** 答题次数 */
  AttemptCount: number | null;
  /** 参与人数 */
  JoinedCount: number | null;
  /** 已排名次数 */
  CountedAttempts: number | null;
  /** 定榜时间 */
  RankedAt: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 发布的题目 */
  Paper: unknown | null;
}

/** 竞答作答 */
export interface QuizAnswer {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 答题记录 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 试题 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题号 */
  QuestionNo: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 选择 */
  Values: unknown | null;
  /** 作答 */
  Text: string | null;
  /** 答对分值 */
  Score: number | null;
  /** 分值 */
  Points: number | null;
  /** 填写内容 */
  Others: unknown | null;
  /** 附件 */
  Files: string | null;
  /** 用时 */
  Seconds: number | null;
  /** 连对 */
  Streak: number | null;
  /** 超时 */
  Late: number | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 计分规则 */
  ScoreRule: string | null;
  ScoreRuleName?: string | null;
  /** 每题限时 */
  SecondsPerQ: number | null;
  /** 得分 */
  Gained: number | null;
}

/** 答题记录 */
export interface QuizAttempt {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 开始 */
  StartTime: string | null;
  /** 交卷 */
  SubmitTime: string | null;
  /** 用时（整秒） */
  DurationSec: number | null;
  /** 用时 */
  Seconds: number | null;
  /** 答对分值 */
  TotalScore: number | null;
  /** 答对 */
  RightCount: number | null;
  /** 题数 */
  AskedCount: number | null;
  /** 得分 */
  Score: number | null;
  /** 最长连对 */
  BestStreak: number | null;
  /** 不足1秒答对 */
  QuickCount: number | null;
  /** 超时 */
  LateCount: number | null;
  /** 离开页面 */
  SwitchCount: number | null;
  /** 疑似作弊 */
  IsSuspect: number | null;
  /** 第几次 */
  Times: number | null;
  /** 交卷方式 */
  SubmitMode: string | null;
  SubmitModeName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 作废原因 */
  VoidReason: string | null;
  /** 计分规则 */
  ScoreRule: string | null;
  ScoreRuleName?: string | null;
  /** 每题限时 */
  SecondsPerQ: number | null;
}

/** 固定题目 */
export interface QuizItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 序号 */
  Sort: number | null;
  /** 试题 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 分值 */
  Points: number | null;
}

/** 奖项 */
export interface QuizPrize {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 序号 */
  Sort: number | null;
  /** 奖项 */
  PrizeName: string | null;
  /** 榜单 */
  Board: string | null;
  BoardName?: string | null;
  /** 名次从 */
  FromPlace: number | null;
  /** 到 */
  ToPlace: number | null;
}

/** 竞答榜单 */
export interface QuizRank {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 榜单 */
  Board: string | null;
  BoardName?: string | null;
  /** 对象 */
  Key: string | null;
  /** 名称 */
  RankName: string | null;
  /** 公开名称 */
  Shown: string | null;
  /** 名次 */
  Place: number | null;
  /** 班级名次 */
  ClassPlace: number | null;
  /** 学院名次 */
  CollegePlace: number | null;
  /** 得分 */
  Score: number | null;
  /** 用时 */
  Seconds: number | null;
  /** 参与 */
  Joined: number | null;
  /** 应参与 */
  Asked: number | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 奖项 */
  Prize: string | null;
  /** 榜单可见 */
  RankShow: string | null;
  RankShowName?: string | null;
  /** 公开榜单 */
  PublicRank: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 竞答任务 */
export interface QuizTaking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 活动 */
  Title: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 每次题数 */
  QCount: number | null;
  /** 每题限时 */
  SecondsPerQ: number | null;
  /** 每日次数 */
  DailyTimes: number | null;
  /** 计分规则 */
  ScoreRule: string | null;
  ScoreRuleName?: string | null;
  /** 榜单可见 */
  RankShow: string | null;
  RankShowName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 已答次数 */
  Times: number | null;
  /** 最近答题 */
  Day: string | null;
  /** 当日已答 */
  DayTimes: number | null;
  /** 最好成绩 */
  Best: number | null;
  /** 名次 */
  Place: number | null;
  /** 开始答题 */
  BeginTime: string | null;
  /** 未提交的答案 */
  Draft: unknown | null;
  /** 保存时间 */
  DraftTime: string | null;
  /** 答卷 */
  SheetId: string | null;
  /** 本次作答 */
  Steps: unknown | null;
  /** 出题时间 */
  StepTime: string | null;
  /** 离开页面 */
  SwitchCount: number | null;
}

/** 科研总结 */
export interface ResearchReport {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 外出申请 */
  OutingId: string | null;
  OutingName?: string | null;
  /** 工作总结 */
  Summary: string | null;
  /** 成果 */
  Achievement: string | null;
  /** 安全情况 */
  SafetyNote: string | null;
  /** 材料 */
  Files: string | null;
  /** 导师评价 */
  TutorScore: string | null;
  TutorScoreName?: string | null;
  /** 导师意见 */
  TutorRemark: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 提交时间 */
  SubmitAt: string | null;
  /** 评价时间 */
  ReviewAt: string | null;
  /** 评价账号 */
  ReviewUserId: string | null;
  /** 评价人 */
  ReviewUserName: string | null;
  /** 科研项目 */
  ProjectName: string | null;
  /** 外出时间 */
  StartTime: string | null;
  /** 返校时间 */
  CancelTime: string | null;
  /** 总结截止 */
  ReportBy: string | null;
  /** 逾期提交 */
  IsLate: number | null;
}

/** 报平安记录 */
export interface SafeReport {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 外出申请 */
  OutingId: string | null;
  OutingName?: string | null;
  /** 报平安时间 */
  ReportTime: string | null;
  /** 近况 */
  Note: string | null;
  /** 位置 */
  Geo: { Lng: number; Lat: number } | null;
}

/** 晚归未归 */
export interface LateReturn {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 日期 */
  NightDate: string | null;
  /** 类型 */
  LateKind: string | null;
  LateKindName?: string | null;
  /** 返回时间 */
  ReturnTime: string | null;
  /** 来源 */
  Source: string | null;
  SourceName?: string | null;
  /** 情况说明 */
  Reason: string | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 房间号 */
  RoomNo: string | null;
  /** 处理状态 */
  HandleState: string | null;
  HandleStateName?: string | null;
  /** 处理方式 */
  HandleWay: string | null;
  /** 处理人 */
  HandleUserName: string | null;
  /** 处理时间 */
  HandleTime: string | null;
  /** 本学期次数 */
  TermCount: number | null;
  /** 处理账号 */
  HandleUserId: string | null;
  /** 通知家长时间 */
  ParentToldAt: string | null;
}

/** 点名场次 */
export interface NamingInstance {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  /** 日期 */
  NamingDate: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 结束 */
  EndAt: string | null;
  /** 应到 */
  Should: number | null;
  /** 已到 */
  Signed: number | null;
  /** 迟到 */
  Late: number | null;
  /** 缺勤 */
  Absent: number | null;
  /** 请假 */
  LeaveCount: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 签到方式 */
  NamingMode: string | null;
  NamingModeName?: string | null;
  /** 到课率 */
  Rate: number | null;
  /** 未签 */
  Missing: number | null;
  /** 涉及班级 */
  ClassIds: unknown | null;
  /** 涉及学院 */
  CollegeIds: unknown | null;
  /** 点名人 */
  RecorderIds: unknown | null;
  /** 计划提醒 */
  RemindAt: string | null;
  /** 提前提醒 */
  RemindedAt: string | null;
  /** 开始提醒 */
  NotifiedAt: string | null;
  /** 结算时间 */
  ClosedAt: string | null;
}

/** 点名记录 */
export interface NamingRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 学号 */
  StudentNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 培养层次 */
  TrainLevel: string | null;
  TrainLevelName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 导师 */
  TutorId: string | null;
  TutorName?: string | null;
  /** 场次 */
  InstanceId: string | null;
  InstanceName?: string | null;
  /** 结果 */
  Result: string | null;
  ResultName?: string | null;
  /** 签到时间 */
  SignTime: string | null;
  /** 方式 */
  SignMode: string | null;
  SignModeName?: string | null;
  /** 位置 */
  Geo: { Lng: number; Lat: number } | null;
  /** 距离 */
  Distance: number | null;
  /** 照片 */
  Photo: string | null;
  /** 备注 */
  Remark: string | null;
  /** 补签原因 */
  MakeupReason: string | null;
  /** 补签审核 */
  MakeupState: string | null;
  MakeupStateName?: string | null;
  /** 审核人 */
  AuditUserName: string | null;
  /** 任务名称 */
  TaskName: string | null;
  /** 签到方式 */
  NamingMode: string | null;
  NamingModeName?: string | null;
  /** 开始 */
  BeginAt: string | null;
  /** 结束 */
  EndAt: string | null;
  /** 地点 */
  Place: string | null;
  /** 拍照 */
  NeedPhoto: number | null;
  /** 手机号 */
  Phone: string | null;
  /** 点名人 */
  RecorderIds: unknown | null;
  /** 疑点 */
  Doubt: string | null;
  /** 签到地点 */
  PlaceGeo: { Lng: number; Lat: number } | null;
  /** 签到范围 */
  Radius: number | null;
  /** 楼栋 */
  BuildingId: string | null;
  BuildingName?: string | null;
  /** 审核账号 */
  AuditUserId: string | null;
}

/** 点名任务 */
export interface NamingTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务名称 */
  TaskName: string | null;
  /** 点名类型 */
  NamingType: string | null;
  NamingTypeName?: string | null;
  /** 签到方式 */
  NamingMode: string | null;
  NamingModeName?: string | null;
  /** 周期 */
  Cycle: string | null;
  CycleName?: string | null;
  /** 星期 */
  WeekDays: string[] | null;
  WeekDaysName?: string | null;
  /** 节假日不点名 */
  SkipHolidays: number | null;
  /** 开始日期 */
  StartDate: string | null;
  /** 结束日期 */
  EndDate: string | null;
  /** 开始时间 */
  BeginTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 迟到分钟 */
  LateMinutes: number | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 范围对象 */
  ScopeIds: unknown | null;
  /** 请假免签 */
  ExcludeLeave: number | null;
  /** 地点 */
  Place: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 范围(米) */
  Radius: number | null;
  /** 拍照 */
  NeedPhoto: number | null;
  /** 提前提醒(分钟) */
  RemindMinutes: number | null;
  /** 提醒方式 */
  Channels: string[] | null;
  ChannelsName?: string | null;
  /** 点名人 */
  RecorderIds: string[] | null;
  RecorderNames?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 学生 */
  StudentIds: string[] | null;
  StudentNames?: string | null;
  /** 楼栋 */
  BuildingIds: string[] | null;
  BuildingNames?: string | null;
  /** 角色 */
  RoleIds: string[] | null;
  RoleNames?: string | null;
  /** 创建单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 时间段 */
  TimeSpan: string | null;
  /** 应到 */
  LastShould: number | null;
  /** 范围 */
  ScopeText: string | null;
  /** 最近到课率 */
  LastRate: number | null;
}

/** 违约名单 */
export interface StudyBlack {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 人员 */
  UserId: string | null;
  UserName?: string | null;
  /** 违约次数 */
  Times: number | null;
  /** 禁约开始 */
  StartDate: string | null;
  /** 禁约结束 */
  EndDate: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 登记自习室 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 原因 */
  Reason: string | null;
  /** 解除原因 */
  RemoveReason: string | null;
  /** 学号/工号 */
  PersonNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院/单位 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 管理员 */
  ManagerIds: string[] | null;
  ManagerNames?: string | null;
}

/** 预约 */
export interface StudyBooking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编号 */
  ApplyNo: string | null;
  /** 自习室 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 座位 */
  SeatId: string | null;
  /** 预约人 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 日期 */
  BookDate: string | null;
  /** 开始 */
  BeginTime: string | null;
  /** 结束 */
  EndTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 签到时间 */
  SignTime: string | null;
  /** 暂离时间 */
  AwayTime: string | null;
  /** 结束时间 */
  FinishTime: string | null;
  /** 取消原因 */
  CancelReason: string | null;
  /** 房间座位 */
  SeatName: string | null;
  /** 学号/工号 */
  PersonNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院/单位 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 预约日期 */
  BookedOn: string | null;
  /** 开始时刻 */
  FirstMinute: number | null;
  /** 结束时刻 */
  LastMinute: number | null;
  /** 开始时间 */
  BeginAt: string | null;
  /** 到时 */
  EndAt: string | null;
  /** 签到截止 */
  SignBy: string | null;
  /** 时长 */
  Hours: number | null;
  /** 签到宽限 */
  SignMinutes: number | null;
  /** 暂离保留 */
  LeaveMinutes: number | null;
  /** 每日预约上限 */
  DailyLimit: number | null;
  /** 违约上限 */
  BlackTimes: number | null;
  /** 禁约天数 */
  BlackDays: number | null;
  /** 违约次数 */
  Fault: number | null;
  /** 违约时间 */
  FaultAt: string | null;
  /** 已计入名单 */
  Judged: number | null;
  /** 因闭馆取消 */
  IsClosed: number | null;
  /** 此前禁约 */
  Bans: number | null;
  /** 限制预约至 */
  BannedTo: string | null;
  /** 近30天违约 */
  FaultSum: number | null;
  /** 正在禁约 */
  IsBanned: number | null;
  /** 最近一次违约 */
  IsLatest: number | null;
  /** 提醒时间 */
  RemindedAt: string | null;
  /** 座位码 */
  SeatCode: string | null;
  /** 撤销原因 */
  AppealReason: string | null;
}

/** 临时闭馆 */
export interface StudyClosure {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 自习室 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 闭馆开始 */
  FromDate: string | null;
  /** 闭馆结束 */
  ToDate: string | null;
  /** 闭馆原因 */
  Reason: string | null;
}

/** 自习室 */
export interface StudyRoom {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  RoomName: string | null;
  /** 校区 */
  CampusId: string | null;
  CampusName?: string | null;
  /** 位置 */
  Place: string | null;
  /** 座位数 */
  Capacity: number | null;
  /** 开放时间 */
  OpenTime: string | null;
  /** 关闭时间 */
  CloseTime: string | null;
  /** 开放星期 */
  WeekDays: string[] | null;
  WeekDaysName?: string | null;
  /** 可提前预约 */
  AdvanceDays: number | null;
  /** 放号时间 */
  ReleaseTime: string | null;
  /** 最短时长 */
  MinHours: number | null;
  /** 最长时长 */
  MaxHours: number | null;
  /** 每日预约上限 */
  DailyLimit: number | null;
  /** 签到宽限 */
  SignMinutes: number | null;
  /** 暂离保留 */
  LeaveMinutes: number | null;
  /** 违约上限 */
  BlackTimes: number | null;
  /** 禁约天数 */
  BlackDays: number | null;
  /** 管理员 */
  ManagerIds: string[] | null;
  ManagerNames?: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 须知 */
  Notice: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 开放时刻 */
  OpenMinute: number | null;
  /** 关闭时刻 */
  CloseMinute: number | null;
  /** 开放时间文字 */
  OpenText: string | null;
  /** 关闭时间文字 */
  CloseText: string | null;
  /** 放号时间文字 */
  ReleaseText: string | null;
  /** 开放星期文字 */
  WeekText: string | null;
  /** 最短分钟 */
  MinMinutes: number | null;
  /** 最长分钟 */
  MaxMinutes: number | null;
  /** 时长文字 */
  HoursText: string | null;
  /** 每日开放时长 */
  OpenHours: number | null;
}

/** 座位 */
export interface StudySeat {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 自习室 */
  RoomId: string | null;
  RoomName?: string | null;
  /** 座位号 */
  SeatNo: string | null;
  /** 列 */
  X: number | null;
  /** 行 */
  Y: number | null;
  /** 有电源 */
  HasPower: number | null;
  /** 靠窗 */
  ByWindow: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 座位码 */
  Code: string | null;
  /** 可选状态 */
  Now: string | null;
  NowName?: string | null;
  /** 有有效预约 */
  IsBooked: number | null;
  /** 特点 */
  Feature: string | null;
  /** 自习室状态 */
  RoomState: string | null;
  RoomStateName?: string | null;
  /** 开放时间 */
  OpenText: string | null;
  /** 关闭时间 */
  CloseText: string | null;
  /** 开放星期 */
  WeekText: string | null;
  /** 可提前预约 */
  AdvanceDays: number | null;
  /** 放号时间 */
  ReleaseText: string | null;
  /** 最短分钟 */
  MinMinutes: number | null;
  /** 最长分钟 */
  MaxMinutes: number | null;
  /** 时长 */
  HoursText: string | null;
  /** 每日预约上限 */
  DailyLimit: number | null;
  /** 签到宽限 */
  SignMinutes: number | null;
  /** 暂离保留 */
  LeaveMinutes: number | null;
  /** 违约上限 */
  BlackTimes: number | null;
  /** 禁约天数 */
  BlackDays: number | null;
}

/** 出入库记录 */
export interface SupplyEntry {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 物资 */
  ItemId: string | null;
  ItemName?: string | null;
  /** 尺码 */
  SizeCode: string | null;
  /** 发放点 */
  PlaceId: string | null;
  PlaceName?: string | null;
  /** 类型 */
  Kind: string | null;
  KindName?: string | null;
  /** 数量 */
  Qty: number | null;
  /** 备注 */
  Note: string | null;
  /** 发放记录 */
  IssueId: string | null;
  IssueName?: string | null;
  /** 领取人 */
  Receiver: string | null;
}

/** 物资发放 */
export interface SupplyIssue {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 领取单 */
  SlipId: string | null;
  SlipName?: string | null;
  /** 物资 */
  ItemId: string | null;
  ItemName?: string | null;
  /** 尺码 */
  SizeCode: string | null;
  /** 数量 */
  Qty: number | null;
  /** 套餐 */
  PackageId: string | null;
  PackageName?: string | null;
  /** 发放时间 */
  IssueTime: string | null;
  /** 退还时间 */
  ReturnTime: string | null;
  /** 发放点 */
  PlaceId: string | null;
  PlaceName?: string | null;
  /** 经办账号 */
  OperatorId: string | null;
  /** 经办人 */
  OperatorName: string | null;
  /** 换码记录 */
  ChangeSize: string | null;
  /** 退还原因 */
  Reason: string | null;
  /** 类别 */
  SupplyType: string | null;
  SupplyTypeName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 物资 */
export interface SupplyItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编码 */
  ItemCode: string | null;
  /** 名称 */
  ItemName: string | null;
  /** 类别 */
  SupplyType: string | null;
  SupplyTypeName?: string | null;
  /** 规格 */
  Spec: string | null;
  /** 尺码 */
  Sizes: unknown | null;
  /** 单价 */
  Price: number | null;
  /** 单位 */
  Unit: string | null;
  /** 图片 */
  Image: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 尺码来源 */
  SizeOf: string | null;
  SizeOfName?: string | null;
  /** 收费项目 */
  FeeItem: string | null;
  FeeItemName?: string | null;
}

/** 物资套餐 */
export interface SupplyPackage {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 套餐名称 */
  PackageName: string | null;
  /** 类别 */
  SupplyType: string | null;
  SupplyTypeName?: string | null;
  /** 明细 */
  Items: Record<string, unknown>[] | null;
  /** 套餐价 */
  Price: number | null;
  /** 图片 */
  Image: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 每名新生一份 */
  ForAll: number | null;
}

/** 发放点 */
export interface SupplyPlace {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 名称 */
  PlaceName: string | null;
  /** 地点 */
  Address: string | null;
  /** 工作人员 */
  Staff: string[] | null;
  StaffName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 物资领取单 */
export interface SupplySlip {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 新生 */
  NewStudentId: string | null;
  NewStudentName?: string | null;
  /** 考生号 */
  ExamineeNo: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 性别 */
  Gender: string | null;
  GenderName?: string | null;
  /** 批次 */
  BatchId: string | null;
  BatchName?: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 专业 */
  MajorId: string | null;
  MajorName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 辅导员 */
  CounsellorId: string | null;
  CounsellorName?: string | null;
  /** 领取点 */
  PlaceId: string | null;
  PlaceName?: string | null;
  /** 经办账号 */
  OperatorId: string | null;
  OperatorName?: string | null;
  /** 物资种数 */
  Total: number | null;
  /** 待领 */
  Left: number | null;
  /** 扫码时间 */
  ScanTime: string | null;
}

/** 物资库存 */
export interface SupplyStock {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 物资 */
  ItemId: string | null;
  ItemName?: string | null;
  /** 尺码 */
  SizeCode: string | null;
  /** 发放点 */
  PlaceId: string | null;
  PlaceName?: string | null;
  /** 期初数量 */
  OpenQty: number | null;
  /** 最低库存 */
  Least: number | null;
  /** 入库 */
  InQty: number | null;
  /** 出库 */
  OutQty: number | null;
  /** 结存 */
  StockQty: number | null;
  /** 待发 */
  NeedQty: number | null;
  /** 全部结存 */
  AllQty: number | null;
  /** 缺口 */
  Short: number | null;
}

/** 操作日志 */
export interface AuditLog {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 链 */
  Chain: string | null;
  /** 链上序号 */
  Seq: number | null;
  /** 防篡改码 */
  Mac: string | null;
  /** 用户主键 */
  UserId: string | null;
  /** 登录名 */
  LoginName: string | null;
  /** 操作 */
  EnCode: string | null;
  EnCodeName?: string | null;
  /** 数据 */
  Entity: string | null;
  EntityName?: string | null;
  /** 数据主键 */
  RowId: string | null;
  /** 变更内容 */
  Changes: unknown | null;
  ChangesName?: string | null;
  /** IP */
  Ip: string | null;
  /** 请求编号 */
  RequestId: string | null;
}

/** 待办 */
export interface BackLog {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 接收人 */
  UserId: string | null;
  UserName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 业务类型 */
  BizType: string | null;
  /** 业务主键 */
  BizId: string | null;
  /** 处理地址 */
  Url: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 说明 */
  Content: string | null;
  /** 处理时间 */
  HandleDate: string | null;
  /** 处理备注 */
  Remark: string | null;
}

/** 首页排列 */
export interface HomeLayout {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 角色 */
  RoleId: string | null;
  RoleName?: string | null;
  /** 卡片 */
  Cards: unknown | null;
}

/** 登录日志 */
export interface LoginLog {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 链 */
  Chain: string | null;
  /** 链上序号 */
  Seq: number | null;
  /** 防篡改码 */
  Mac: string | null;
  /** 用户主键 */
  UserId: string | null;
  /** 登录名 */
  LoginName: string | null;
  /** 方式 */
  LoginKind: string | null;
  LoginKindName?: string | null;
  /** 结果 */
  Result: number | null;
  /** 说明 */
  Message: string | null;
  /** IP */
  Ip: string | null;
  /** 浏览器 */
  UserAgent: string | null;
}

/** 角色授权 */
export interface RoleMenu {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 角色 */
  RoleId: string | null;
  RoleName?: string | null;
  /** 菜单 */
  MenuId: string | null;
  MenuName?: string | null;
  /** 按钮 */
  EnCodes: unknown | null;
  EnCodesName?: string | null;
}

/** 授权复核 */
export interface RoleRequest {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 角色 */
  RoleId: string | null;
  RoleName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 授权机构 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 菜单 */
  MenuId: string | null;
  MenuName?: string | null;
  /** 得到的按钮 */
  EnCodes: unknown | null;
  /** 申请理由 */
  Reason: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 复核人 */
  CheckUserName: string | null;
  /** 复核时间 */
  CheckDate: string | null;
  /** 退回原因 */
  CheckReason: string | null;
  /** 得到的操作 */
  Buttons: string | null;
}

/** 页面方案 */
export interface SchemaSet {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 版本 */
  VersionNo: number | null;
  /** 说明 */
  Note: string | null;
  /** 方案包 */
  Package: string | null;
  /** 基于版本 */
  Base: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 更改的文件 */
  Changes: Record<string, unknown>[] | null;
  /** 发布人 */
  PublishUserName: string | null;
  /** 发布时间 */
  PublishDate: string | null;
  /** 内容 */
  Overlay: unknown | null;
  /** 签章 */
  Seal: string | null;
  /** 发布人主键 */
  PublishUserId: string | null;
}

/** 分享链接 */
export interface ShareKey {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 页面 */
  Page: string | null;
  /** 用途 */
  Name: string | null;
  /** 密钥摘要 */
  KeyHash: string | null;
  /** 失效时间 */
  ExpireTime: string | null;
  /** 已撤销 */
  IsRevoked: number | null;
}

/** 统一认证绑定 */
export interface SsoBind {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 认证方 */
  ClientCode: string | null;
  /** 认证方用户标识 */
  Subject: string | null;
  /** 绑定时间 */
  BindDate: string | null;
}

/** 认证方 */
export interface SsoClient {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 编码 */
  ClientCode: string | null;
  /** 名称 */
  ClientName: string | null;
  /** 协议 */
  Protocol: string | null;
  ProtocolName?: string | null;
  /** 认证方地址 */
  Issuer: string | null;
  /** 应用标识 */
  AppId: string | null;
  /** 密钥 */
  AppSecret: string | null;
  /** 密钥更新时间 */
  SecretTime: string | null;
  /** 应用编号 */
  AgentId: string | null;
  /** 授权地址 */
  AuthorizeUrl: string | null;
  /** 令牌地址 */
  TokenUrl: string | null;
  /** 用户信息地址 */
  UserUrl: string | null;
  /** 用户标识字段 */
  SubjectField: string | null;
  /** 授权范围 */
  Scope: string | null;
  /** 接口地址 */
  ApiUrl: string | null;
  /** 退出地址 */
  LogoutUrl: string | null;
  /** 标识即账号 */
  SubjectIsLoginName: number | null;
  /** 子系统 */
  SystemId: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 已绑定账号 */
  Bound: number | null;
}

/** 系统配置 */
export interface SysConfig {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 键 */
  ConfigKey: string | null;
  /** 值 */
  ConfigValue: string | null;
  /** 分组 */
  GroupName: string | null;
  /** 图片 */
  Image: string | null;
  /** 说明 */
  Remark: string | null;
  /** 要求关闭的人 */
  AskedBy: string | null;
}

/** 菜单 */
export interface SysMenu {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 上级 */
  ParentId: string | null;
  ParentName?: string | null;
  /** 名称 */
  Text: string | null;
  /** 路由 */
  Url: string | null;
  /** 页面/布局 */
  Comment: string | null;
  /** 图标 */
  Icon: string | null;
  /** 域 */
  Domain: string | null;
  /** 排序 */
  CodeSort: number | null;
  /** 是否显示 */
  IsShow: number | null;
  /** 打开方式 */
  TargetType: string | null;
  TargetTypeName?: string | null;
  /** 重定向 */
  Redirect: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 下级数 */
  ChildCount: number | null;
}

/** 角色 */
export interface SysRole {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 角色编码 */
  RoleCode: string | null;
  /** 角色名称 */
  RoleName: string | null;
  /** 数据范围 */
  DataScope: string | null;
  DataScopeName?: string | null;
  /** 排序 */
  Sort: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 内置 */
  IsBuiltIn: number | null;
  /** 用户数 */
  UserCount: number | null;
}

/** 用户 */
export interface SysUser {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 登录名 */
  LoginName: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 用户类型 */
  UserType: string | null;
  UserTypeName?: string | null;
  /** 密码 */
  PwdHash: string | null;
  /** 密码修改时间 */
  PwdUpdateDate: string | null;
  /** 弱密码 */
  IsWeakPwd: number | null;
  /** 手机号 */
  Phone: string | null;
  /** 邮箱 */
  Email: string | null;
  /** 头像 */
  Avatar: string | null;
  /** 所属机构 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 人员主键 */
  RefId: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 最后登录 */
  LastLoginDate: string | null;
  /** 失败次数 */
  FailCount: number | null;
  /** 锁定至 */
  LockedUntil: string | null;
  /** 已绑微信 */
  IsBindWX: number | null;
  /** 已绑统一认证 */
  IsBindSso: number | null;
  /** 角色 */
  Roles: string[] | null;
  RolesName?: string | null;
  /** 授权机构 */
  RoleOrgs: string[] | null;
  RoleOrgsName?: string | null;
  /** 停用原因 */
  ClosedFor: string | null;
  /** 初始密码 */
  FirstPwd: string | null;
  FirstPwdName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 导入文件 */
  OpenedBy: string | null;
  OpenedByName?: string | null;
}

/** 用户角色 */
export interface UserRole {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 角色 */
  RoleId: string | null;
  RoleName?: string | null;
  /** 授权机构 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 因任职而有 */
  ByPost: number | null;
}

/** 企业微信绑定 */
export interface WxBind {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 应用 */
  AppId: string | null;
  /** 微信标识 */
  OpenId: string | null;
  /** 昵称 */
  NickName: string | null;
  /** 绑定时间 */
  BindDate: string | null;
}

/** 地点说明 */
export interface AddressPlace {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 地点编码 */
  PlaceCode: string | null;
  /** 名称 */
  PlaceName: string | null;
  /** 类型 */
  PlaceType: string | null;
  PlaceTypeName?: string | null;
  /** 校区 */
  CampusId: string | null;
  /** 所在校区 */
  CampusName: string | null;
  /** 地址 */
  Address: string | null;
  /** 坐标 */
  Geo: { Lng: number; Lat: number } | null;
  /** 导航链接 */
  NavUrl: string | null;
  /** 楼层房间 */
  Floor: string | null;
  /** 说明 */
  Describe: string | null;
  /** 交通指引 */
  Traffic: string | null;
  /** 开放时间 */
  OpenTime: string | null;
  /** 电话 */
  Phone: string | null;
  /** 图片 */
  Images: string | null;
  /** 全景链接 */
  Vr: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 地点二维码 */
  PlaceUrl: string | null;
  /** 维护单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 引用任务 */
  TaskCount: number | null;
}

/** 文本接收人 */
export interface TextReceiver {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务 */
  TaskId: string | null;
  TaskName?: string | null;
  /** 账号 */
  UserId: string | null;
  UserName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 学院/单位 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 点击时间 */
  ReadTime: string | null;
}

/** 文本任务 */
export interface TextTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 任务名称 */
  TaskName: string | null;
  /** 文本内容 */
  Content: string | null;
  /** 关联地点 */
  PlaceId: string | null;
  PlaceName?: string | null;
  /** 链接 */
  LinkUrl: string | null;
  /** 渠道 */
  Channel: string | null;
  ChannelName?: string | null;
  /** 范围 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  CollegeIds: string[] | null;
  CollegeNames?: string | null;
  /** 年级 */
  GradeYear: number | null;
  /** 专业 */
  MajorIds: string[] | null;
  MajorNames?: string | null;
  /** 班级 */
  ClassIds: string[] | null;
  ClassNames?: string | null;
  /** 楼栋 */
  BuildingIds: string[] | null;
  BuildingNames?: string | null;
  /** 角色 */
  RoleIds: string[] | null;
  RoleNames?: string | null;
  /** 人员 */
  UserIds: string[] | null;
  UserNames?: string | null;
  /** 范围对象 */
  ScopeIds: unknown | null;
  /** 计划发送 */
  PlanTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 接收人数 */
  TargetCount: number | null;
  /** 发出时间 */
  SentAt: string | null;
  /** 发送数 */
  SendCount: number | null;
  /** 点击数 */
  VisitCount: number | null;
  /** 失败数 */
  FailCount: number | null;
  /** 创建单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 含姓名 */
  IsNamed: number | null;
  /** 姓名之前的文本 */
  TextBefore: string | null;
  /** 姓名之后的文本 */
  TextAfter: string | null;
  /** 接收人看到的内容 */
  Sample: string | null;
  /** 发送渠道 */
  Channels: string[] | null;
  ChannelsName?: string | null;
  /** 推送任务 */
  PushId: string | null;
}

/** 投票活动 */
export interface VoteActivity {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 标题 */
  Title: string | null;
  /** 模板 */
  TemplateId: string | null;
  TemplateName?: string | null;
  /** 类型 */
  VoteType: string | null;
  VoteTypeName?: string | null;
  /** 版式 */
  Layout: string | null;
  LayoutName?: string | null;
  /** 最少选 */
  MinSelect: number | null;
  /** 最多选 */
  MaxSelect: number | null;
  /** 满分 */
  MaxScore: number | null;
  /** 评议等级 */
  Levels: string | null;
  /** 说明 */
  Description: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 投票人 */
  ScopeType: string | null;
  ScopeTypeName?: string | null;
  /** 学院 */
  ScopeOrgs: string[] | null;
  ScopeOrgsName?: string | null;
  /** 年级 */
  ScopeGrade: number | null;
  /** 专业 */
  ScopeMajors: string[] | null;
  ScopeMajorsName?: string | null;
  /** 班级 */
  ScopeClasses: string[] | null;
  ScopeClassesName?: string | null;
  /** 角色 */
  ScopeRoles: string[] | null;
  ScopeRolesName?: string | null;
  /** 人员 */
  ScopeUsers: string[] | null;
  ScopeUsersName?: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 回避本人 */
  AvoidSelf: number | null;
  /** 结果可见 */
  ResultShow: string | null;
  ResultShowName?: string | null;
  /** 最低投票率 */
  MinTurnout: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 候选数 */
  CandidateCount: number | null;
  /** 应投人数 */
  TargetCount: number | null;
  /** 已投人数 */
  AnswerCount: number | null;
  /** 投票率 */
  Turnout: number | null;
  /** 结论 */
  Verdict: string | null;
  /** 已计票数 */
  CountedSheets: number | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 发布时间 */
  PublishTime: string | null;
  /** 上次提醒 */
  RemindTime: string | null;
  /** 发布的选票 */
  Paper: unknown | null;
  /** 投票频次 */
  VoteLimit: string | null;
  VoteLimitName?: string | null;
  /** 允许次数 */
  LimitTimes: number | null;
  /** 每日次数 */
  DayLimit: number | null;
  /** 投过票的人数 */
  JoinedCount: number | null;
  /** 关联业务 */
  BizType: string | null;
  /** 关联数据 */
  BizId: string | null;
  /** 打分项 */
  ScoreItems: Record<string, unknown>[] | null;
  /** 评议班级 */
  ReviewClassId: string | null;
  ReviewClassName?: string | null;
}

/** 选票内容 */
export interface VoteItem {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 选票 */
  SheetId: string | null;
  SheetName?: string | null;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 题目 */
  QuestionId: string | null;
  QuestionName?: string | null;
  /** 题号 */
  QuestionNo: number | null;
  /** 选择 */
  Values: unknown | null;
  /** 所选 */
  Text: string | null;
  /** 分 */
  Score: number | null;
  /** 填写内容 */
  Others: unknown | null;
  /** 附件 */
  Files: string | null;
}

/** 候选项 */
export interface VoteOption {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 编号 */
  Sort: number | null;
  /** 名称 */
  Name: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 简介 */
  Summary: string | null;
  /** 照片 */
  Photo: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
}

/** 选票题目 */
export interface VoteQuestion {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 题号 */
  Sort: number | null;
  /** 题型 */
  QType: string | null;
  QTypeName?: string | null;
  /** 题干 */
  Title: string | null;
  /** 必答 */
  Required: number | null;
  /** 选项 */
  Options: unknown | null;
  /** 矩阵行 */
  Rows: unknown | null;
  /** 最少选 */
  MinSelect: number | null;
  /** 最多选 */
  MaxSelect: number | null;
  /** 最低分 */
  MinScore: number | null;
  /** 最高分 */
  MaxScore: number | null;
  /** 卡片 */
  Cards: number | null;
}

/** 投票结果 */
export interface VoteResult {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 编号 */
  Sort: number | null;
  /** 候选项 */
  Name: string | null;
  /** 名次 */
  Place: number | null;
  /** 得票 */
  Votes: number | null;
  /** 得票率 */
  Share: number | null;
  /** 平均分 */
  AvgScore: number | null;
  /** 评议结果 */
  LevelName: string | null;
  /** 各等级票数 */
  LevelStat: string | null;
  /** 结果可见 */
  ResultShow: string | null;
  ResultShowName?: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 所属单位 */
  OrgId: string | null;
  OrgName?: string | null;
  /** 发起账号 */
  MakerId: string | null;
}

/** 选票 */
export interface VoteSheet {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 姓名 */
  TrueName: string | null;
  /** 班级 */
  ClassId: string | null;
  ClassName?: string | null;
  /** 开始 */
  StartTime: string | null;
  /** 提交时间 */
  SubmitTime: string | null;
  /** 用时 */
  DurationSec: number | null;
  /** 合计 */
  TotalScore: number | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 第几次 */
  Times: number | null;
  /** 匿名 */
  IsAnonymous: number | null;
}

/** 投票任务 */
export interface VoteTaking {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 活动 */
  ActivityId: string | null;
  ActivityName?: string | null;
  /** 用户 */
  UserId: string | null;
  UserName?: string | null;
  /** 学生 */
  StudentId: string | null;
  StudentName?: string | null;
  /** 标题 */
  Title: string | null;
  /** 类型 */
  VoteType: string | null;
  VoteTypeName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 预计用时 */
  Minutes: number | null;
  /** 已投次数 */
  Times: number | null;
  /** 开始填写 */
  BeginTime: string | null;
  /** 未提交的答案 */
  Draft: unknown | null;
  /** 保存时间 */
  DraftTime: string | null;
  /** 选票 */
  SheetId: string | null;
  /** 允许次数 */
  LimitTimes: number | null;
  /** 最近投票 */
  Day: string | null;
  /** 当日已投 */
  DayTimes: number | null;
  /** 结果可见 */
  ResultShow: string | null;
  ResultShowName?: string | null;
}

/** 投票模板 */
export interface VoteTemplate {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 模板名称 */
  TplName: string | null;
  /** 类型 */
  VoteType: string | null;
  VoteTypeName?: string | null;
  /** 版式 */
  Layout: string | null;
  LayoutName?: string | null;
  /** 最少选 */
  MinSelect: number | null;
  /** 最多选 */
  MaxSelect: number | null;
  /** 满分 */
  MaxScore: number | null;
  /** 评议等级 */
  Levels: string | null;
  /** 匿名 */
  IsAnonymous: number | null;
  /** 说明 */
  Intro: string | null;
  /** 头图 */
  Banner: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 打分项 */
  ScoreItems: Record<string, unknown>[] | null;
}

/** 审批记录 */
export interface ApprovalRecord {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 业务 */
  Entity: string | null;
  /** 业务主键 */
  RowId: string | null;
  /** 环节代码 */
  NodeId: string | null;
  /** 环节 */
  NodeName: string | null;
  /** 动作 */
  ActionType: string | null;
  ActionTypeName?: string | null;
  /** 意见 */
  Opinion: string | null;
  /** 处理人主键 */
  UserId: string | null;
  /** 处理人 */
  TrueName: string | null;
  /** 处理时间 */
  ActDate: string | null;
  /** 转办对象主键 */
  ToUserId: string | null;
  /** 代谁办理主键 */
  ForUserId: string | null;
  /** 代谁办理 */
  ForName: string | null;
  /** 任务主键 */
  TaskId: string | null;
  /** 附件 */
  Files: string | null;
  /** 签名 */
  Signature: string | null;
}

/** 流程版本 */
export interface FlowDefine {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 流程编码 */
  Code: string | null;
  /** 版本 */
  VersionNo: number | null;
  /** 校验码 */
  Hash: string | null;
  /** 流程名称 */
  Title: string | null;
  /** 定义 */
  Content: string | null;
}

/** 审批委托 */
export interface FlowDelegation {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 委托人 */
  FromUserId: string | null;
  FromUserName?: string | null;
  /** 受托人 */
  ToUserId: string | null;
  ToUserName?: string | null;
  /** 委托的流程 */
  Flows: string[] | null;
  FlowsName?: string | null;
  /** 开始时间 */
  StartTime: string | null;
  /** 结束时间 */
  EndTime: string | null;
  /** 委托原因 */
  Reason: string | null;
}

/** 流程实例 */
export interface FlowInstance {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 流程版本 */
  DefineId: string | null;
  DefineName?: string | null;
  /** 业务 */
  Entity: string | null;
  /** 业务主键 */
  RowId: string | null;
  /** 申请人主键 */
  ApplicantId: string | null;
  /** 状态 */
  Status: string | null;
  StatusName?: string | null;
  /** 轮次 */
  Round: number | null;
  /** 所在环节 */
  State: unknown | null;
  /** 经过的环节 */
  Path: unknown | null;
  /** 办结时间 */
  FinishDate: string | null;
  /** 上级实例 */
  ParentId: string | null;
  ParentName?: string | null;
  /** 上级环节 */
  ParentNode: string | null;
  /** 选定的办理人 */
  Chosen: unknown | null;
  /** 投票结果 */
  Votes: unknown | null;
  /** 退回后直达环节 */
  ReturnTo: string | null;
  /** 可拿回的一步 */
  Undo: unknown | null;
  /** 流程 */
  Code: string | null;
  CodeName?: string | null;
  /** 申请人 */
  TrueName: string | null;
  /** 学院 */
  CollegeId: string | null;
  CollegeName?: string | null;
  /** 当前环节 */
  NodeName: string | null;
  /** 办理人 */
  HandlerNames: string | null;
  /** 提交时间 */
  StartDate: string | null;
  /** 到达环节时间 */
  SinceDate: string | null;
  /** 办理期限 */
  DueDate: string | null;
}

/** 公示异议 */
export interface FlowObjection {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 公示 */
  PublicityId: string | null;
  PublicityName?: string | null;
  /** 异议内容 */
  Content: string | null;
  /** 联系电话 */
  Phone: string | null;
  /** 证明材料 */
  Files: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 处理说明 */
  Reply: string | null;
  /** 处理人 */
  JudgeIds: unknown | null;
  /** 处理角色 */
  JudgeRole: string | null;
}

/** 公示 */
export interface FlowPublicity {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 公示标题 */
  Title: string | null;
  /** 公示内容 */
  Content: Record<string, unknown>[] | null;
  /** 公示开始 */
  StartTime: string | null;
  /** 公示结束 */
  EndTime: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 业务 */
  Entity: string | null;
  /** 业务主键 */
  RowId: string | null;
  /** 任务主键 */
  TaskId: string | null;
}

/** 审批任务 */
export interface FlowTask {
  /** 主键 */
  Id: string;
  /** 创建人主键 */
  CreateUserId: string | null;
  /** 创建人 */
  CreateUserName: string | null;
  /** 创建时间 */
  CreateDate: string | null;
  /** 修改时间 */
  UpdateDate: string | null;
  /** 已删除 */
  IsDeleted: number | null;
  /** 版本 */
  Version: number;
  /** 流程实例 */
  InstanceId: string | null;
  InstanceName?: string | null;
  /** 业务 */
  Entity: string | null;
  /** 业务主键 */
  RowId: string | null;
  /** 环节代码 */
  NodeId: string | null;
  /** 环节 */
  NodeName: string | null;
  /** 轮次 */
  Round: number | null;
  /** 次序 */
  Seq: number | null;
  /** 抄送 */
  IsCopy: number | null;
  /** 处理角色 */
  Role: string | null;
  /** 处理人主键 */
  HandlerId: string | null;
  /** 转办人主键 */
  FromId: string | null;
  /** 原处理人主键 */
  OwnerId: string | null;
  /** 状态 */
  State: string | null;
  StateName?: string | null;
  /** 结果 */
  Result: string | null;
  ResultName?: string | null;
  /** 到达时间 */
  ReceiveDate: string | null;
  /** 办理人主键 */
  ActUserId: string | null;
  /** 办理时间 */
  ActDate: string | null;
  /** 代谁办理 */
  ForId: string | null;
  /** 办理期限 */
  DueDate: string | null;
  /** 期限处理 */
  DueState: string | null;
  DueStateName?: string | null;
  /** 查看时间 */
  OpenDate: string | null;
  /** 任务类别 */
  Kind: string | null;
  KindName?: string | null;
  /** 加签人主键 */
  AddedById: string | null;
  /** 所属任务主键 */
  OfTaskId: string | null;
}
