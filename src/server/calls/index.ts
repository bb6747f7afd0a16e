import type { HandlerCall } from '../../contract/generated/calls.ts';
import type { Answer } from '../http/answer.ts';
import { monthBar } from './Analysis/MonthBar.ts';
import { addBackLog } from './BaseData/AddBackLog.ts';
import { commonPutBase64 } from './BaseData/CommonPutBase64.ts';
import { getAllCodeItemList } from './BaseData/GetAllCodeItemList.ts';
import { getAuthCode } from './BaseData/GetAuthCode.ts';
import { getBackLogById } from './BaseData/GetBackLogById.ts';
import { getBackLogList } from './BaseData/GetBackLogList.ts';
import { getCityInfoList } from './BaseData/GetCityInfoList.ts';
import { operationBackLog } from './BaseData/OperationBackLog.ts';
import { addWebLog } from './BusinessLog/AddWebLog.ts';
import { schema } from './Data/Schema.ts';
import { getDormInfo } from './Dormitory/DormInfo.ts';
import { getGateInfo } from './Dormitory/GateInfo.ts';
import { getGateTrack } from './Dormitory/GateTrack.ts';
import { getBedDemand } from './Dormitory/GetBedDemand.ts';
import { getBedMap } from './Dormitory/GetBedMap.ts';
import { getMyBeds } from './Dormitory/GetMyBeds.ts';
import { getRoommates } from './Dormitory/GetRoommates.ts';
import { impotDormdata } from './Dormitory/ImpotDormdata.ts';
import { trace } from './Flow/Trace.ts';
import { userGetFriendshipHelplist } from './FriendshipHelp/UserGetFriendshipHelplist.ts';
import { guideFirst } from './Guide/First.ts';
import { guideProgress } from './Guide/Progress.ts';
import { cancelTask } from './ImportExport/CancelTask.ts';
import { download } from './ImportExport/Download.ts';
import { getActionTask } from './ImportExport/GetActionTask.ts';
import { getAllWNAReport } from './ImportExport/GetAllWNAReport.ts';
import { getBusinessList } from './ImportExport/GetBusinessList.ts';
import { getDownTaskList } from './ImportExport/GetDownTaskList.ts';
import { getDownTypeList } from './ImportExport/GetDownTypeList.ts';
import { getImportDetail } from './ImportExport/GetImportDetail.ts';
import { getInPutTaskList } from './ImportExport/GetInPutTaskList.ts';
import { inputExcelLinkUser } from './ImportExport/InputExcelLinkUser.ts';
import { oldGetInPutTaskList } from './ImportExport/OldGetInPutTaskList.ts';
import { retryTaskCall } from './ImportExport/RetryTask.ts';
import { uploadFile } from './ImportExport/UploadFile.ts';
import { addApplyComment } from './MyApplyInfo/AddApplyComment.ts';
import { addApplyStore } from './MyApplyInfo/AddApplyStore.ts';
import { addSysTool } from './MyApplyInfo/AddSysTool.ts';
import { checkApplyInfo } from './MyApplyInfo/CheckApplyInfo.ts';
import { delApplyStore } from './MyApplyInfo/DelApplyStore.ts';
import { delToolInfo } from './MyApplyInfo/DelToolInfo.ts';
import { editMyDesktop } from './MyApplyInfo/EditMyDesktop.ts';
import { editSysTool } from './MyApplyInfo/EditSysTool.ts';
import { getActionListByToolFilter } from './MyApplyInfo/GetActionListByToolFilter.ts';
import { getApplyInfoById } from './MyApplyInfo/GetApplyInfoById.ts';
import { getCommentList } from './MyApplyInfo/GetCommentList.ts';
import { getCommentListByActionId } from './MyApplyInfo/GetCommentListByActionId.ts';
import { getInfoByMyDesktopTool } from './MyApplyInfo/GetInfoByMyDesktopTool.ts';
import { getMyDesktopTool } from './MyApplyInfo/GetMyDesktopTool.ts';
import { getMyTool } from './MyApplyInfo/GetMyTool.ts';
import { getSYSToolListByFilter } from './MyApplyInfo/GetSYSToolListByFilter.ts';
import { getToolInfoById } from './MyApplyInfo/GetToolInfoById.ts';
import { loadMyMenuListByUser } from './MyApplyInfo/LoadMyMenuListByUser.ts';
import { openTool } from './MyApplyInfo/OpenTool.ts';
import { setManyActionToTool } from './MyApplyInfo/SetManyActionToTool.ts';
import { statusToolInfo } from './MyApplyInfo/StatusToolInfo.ts';
import { loadMyMsgGroupList } from './Notice/LoadMyMsgGroupList.ts';
import { openNotice } from './Notice/OpenNotice.ts';
import { readMsg } from './Notice/ReadMsg.ts';
import { orientationArrivals } from './Orientation/Arrivals.ts';
import { checkinCode } from './Orientation/CheckinCode.ts';
import { checkinFigures } from './Orientation/CheckinFigures.ts';
import { stationLink } from './Orientation/StationLink.ts';
import { orientationFees } from './Orientation/Fees.ts';
import { orientationCounts } from './Orientation/Figures.ts';
import { orientationSteps } from './Orientation/Steps.ts';
import { orientationTallies } from './Orientation/Tally.ts';
import { orientationUnits } from './Orientation/Units.ts';
import { getMyAdmission } from './Orientation/GetMyAdmission.ts';
import { getMyStations } from './Orientation/GetMyStations.ts';
import { getMySteps } from './Orientation/GetMySteps.ts';
import { getMySupplies } from './Orientation/GetMySupplies.ts';
import { getMyEdu } from './Orientation/GetMyEdu.ts';
import { getStudied } from './Orientation/GetStudied.ts';
import { getWelcome } from './Orientation/GetWelcome.ts';
import { getWelcomeSteps } from './Orientation/WelcomeSteps.ts';
import { getWelcomeLinks } from './Orientation/WelcomeLinks.ts';
import { getWelcomeNews } from './Orientation/WelcomeNews.ts';
import { getWelcomeFile } from './Orientation/WelcomeFile.ts';
import { getWelcomeGuides } from './Orientation/WelcomeGuides.ts';
import { loginWays } from './Orientation/LoginWays.ts';
import { printDocuments } from './Print/Documents.ts';
import { printEntities } from './Print/Entities.ts';
import { printPdf } from './Print/Pdf.ts';
import { printSample } from './Print/Sample.ts';
import { printTemplates } from './Print/Templates.ts';
import { verify } from './PublicAccess/Verify.ts';
import { surveyCross } from './Questionnaire/Cross.ts';
import { surveyDesign } from './Questionnaire/Design.ts';
import { surveyFigures } from './Questionnaire/Figures.ts';
import { surveyLink } from './Questionnaire/Link.ts';
import { surveyPaper } from './Questionnaire/Paper.ts';
import { sheetFactors } from './Questionnaire/SheetFactors.ts';
import { sheetHistory } from './Questionnaire/SheetHistory.ts';
import { readQuestions } from './Questionnaire/ReadQuestions.ts';
import { surveyStat } from './Questionnaire/Stat.ts';
import { surveyTallies } from './Questionnaire/Tallies.ts';
import { surveyWritten } from './Questionnaire/Written.ts';
import { byClass } from './Rollcall/ByClass.ts';
import { figures } from './Rollcall/Figures.ts';
import { signCode } from './Rollcall/SignCode.ts';
import { pushToday } from './Push/Today.ts';
import { trend } from './Rollcall/Trend.ts';
import { getSettingHistory } from './SysInfo/GetSettingHistory.ts';
import { getSettings } from './SysInfo/GetSettings.ts';
import { getTitleAndImg } from './SysInfo/GetTitleAndImg.ts';
import { siteImage } from './SysInfo/SiteImage.ts';
import { adminUnboundUserWX } from './UserAuth/AdminUnboundUserWX.ts';
import { beginSecondFactor } from './UserAuth/BeginSecondFactor.ts';
import { changeManUserPwd } from './UserAuth/ChangeManUserPwd.ts';
import { changeUserPwd } from './UserAuth/ChangeUserPwd.ts';
import { confirmSecondFactor } from './UserAuth/ConfirmSecondFactor.ts';
import { downloadNewUser } from './UserAuth/DownloadNewUser.ts';
import { emailGetPwd } from './UserAuth/EmailGetPwd.ts';
import { endSecondFactor } from './UserAuth/EndSecondFactor.ts';
import { getDraftKey } from './UserAuth/GetDraftKey.ts';
import { getManUserLogin } from './UserAuth/GetManUserLogin.ts';
import { getOrgUserInfo } from './UserAuth/GetOrgUserInfo.ts';
import { getSecondFactor } from './UserAuth/GetSecondFactor.ts';
import { getSsoClients } from './UserAuth/GetSsoClients.ts';
import { getUserId } from './UserAuth/GetUserId.ts';
import { inputExcelLinkNewUser } from './UserAuth/InputExcelLinkNewUser.ts';
import { isBingWX } from './UserAuth/IsBingWX.ts';
import { judgePassword } from './UserAuth/JudgePassword.ts';
import { resetPwdByToken } from './UserAuth/ResetPwdByToken.ts';
import { secondFactorLogin } from './UserAuth/SecondFactorLogin.ts';
import { ssoAuthByLy } from './UserAuth/SSOAuthByLy.ts';
import { ssoAuthByYM } from './UserAuth/SSOAuthByYM.ts';
import { ssoAuthByZX } from './UserAuth/SSOAuthByZX.ts';
import { ssoBegin } from './UserAuth/SSOBegin.ts';
import { ssoBind } from './UserAuth/SSOBind.ts';
import { ssoGetThreenUserLogin } from './UserAuth/SSOGetThreenUserLogin.ts';
import { statusUserMan } from './UserAuth/StatusUserMan.ts';
import { unboundWX } from './UserAuth/UnboundWX.ts';
import { userLoginOut } from './UserAuth/UserLoginOut.ts';
import { userManRegion } from './UserAuth/UserManRegion.ts';
import { verifyCode } from './UserAuth/VerifyCode.ts';
import { changeUserImg } from './UserInfo/ChangeUserImg.ts';
import { getBaseInfo } from './UserInfo/GetBaseInfo.ts';
import { getLoginBaseInfo } from './UserInfo/GetLoginBaseInfo.ts';
import { importClassData } from './UserOrg/ImportClassData.ts';
import { getRouteState } from './UserRole/GetRouteState.ts';
import { loadManUserListByFilter } from './UserRole/LoadManUserListByFilter.ts';
import { loadMenuByUser } from './UserRole/LoadMenuByUser.ts';
import type { CallServices, Handler, HandlerRequest } from './call.ts';

/** Every hand-written call; the compiler refuses one that is missing or that no file declares. */
const HANDLERS: { readonly [Name in HandlerCall]: Handler<Name> } = {
  'Analysis/MonthBar': monthBar,
  'BaseData/AddBackLog': addBackLog,
  'BaseData/CommonPutBase64': commonPutBase64,
  'BaseData/GetAllCodeItemList': getAllCodeItemList,
  'BaseData/GetAuthCode': getAuthCode,
  'BaseData/GetBackLogById': getBackLogById,
  'BaseData/GetBackLogList': getBackLogList,
  'BaseData/GetCityInfoList': getCityInfoList,
  'BaseData/OperationBackLog': operationBackLog,
  'BusinessLog/AddWebLog': addWebLog,
  'Data/Schema': schema,
  'Dormitory/DormInfo': getDormInfo,
  'Dormitory/GateInfo': getGateInfo,
  'Dormitory/GateTrack': getGateTrack,
  'Dormitory/GetBedDemand': getBedDemand,
  'Dormitory/GetBedMap': getBedMap,
  'Dormitory/GetMyBeds': getMyBeds,
  'Dormitory/GetRoommates': getRoommates,
  'Dormitory/ImpotDormdata': impotDormdata,
  'Flow/Trace': trace,
  'FriendshipHelp/UserGetFriendshipHelplist': userGetFriendshipHelplist,
  'Guide/First': guideFirst,
  'Guide/Progress': guideProgress,
  'ImportExport/CancelTask': cancelTask,
  'ImportExport/Download': download,
  'ImportExport/GetActionTask': getActionTask,
  'ImportExport/GetAllWNAReport': getAllWNAReport,
  'ImportExport/GetBusinessList': getBusinessList,
  'ImportExport/GetDownTaskList': getDownTaskList,
  'ImportExport/GetDownTypeList': getDownTypeList,
  'ImportExport/GetImportDetail': getImportDetail,
  'ImportExport/GetInPutTaskList': getInPutTaskList,
  'ImportExport/InputExcelLinkUser': inputExcelLinkUser,
  'ImportExport/OldGetInPutTaskList': oldGetInPutTaskList,
  'ImportExport/RetryTask': retryTaskCall,
  'ImportExport/UploadFile': uploadFile,
  'MyApplyInfo/AddApplyComment': addApplyComment,
  'MyApplyInfo/AddApplyStore': addApplyStore,
  'MyApplyInfo/AddSysTool': addSysTool,
  'MyApplyInfo/CheckApplyInfo': checkApplyInfo,
  'MyApplyInfo/DelApplyStore': delApplyStore,
  'MyApplyInfo/DelToolInfo': delToolInfo,
  'MyApplyInfo/EditMyDesktop': editMyDesktop,
  'MyApplyInfo/EditSysTool': editSysTool,
  'MyApplyInfo/GetActionListByToolFilter': getActionListByToolFilter,
  'MyApplyInfo/GetApplyInfoById': getApplyInfoById,
  'MyApplyInfo/GetCommentList': getCommentList,
  'MyApplyInfo/GetCommentListByActionId': getCommentListByActionId,
  'MyApplyInfo/GetInfoByMyDesktopTool': getInfoByMyDesktopTool,
  'MyApplyInfo/GetMyDesktopTool': getMyDesktopTool,
  'MyApplyInfo/GetMyTool': getMyTool,
  'MyApplyInfo/GetSYSToolListByFilter': getSYSToolListByFilter,
  'MyApplyInfo/GetToolInfoById': getToolInfoById,
  'MyApplyInfo/LoadMyMenuListByUser': loadMyMenuListByUser,
  'MyApplyInfo/OpenTool': openTool,
  'MyApplyInfo/SetManyActionToTool': setManyActionToTool,
  'MyApplyInfo/StatusToolInfo': statusToolInfo,
  'Notice/LoadMyMsgGroupList': loadMyMsgGroupList,
  'Notice/OpenNotice': openNotice,
  'Notice/ReadMsg': readMsg,
  'Orientation/CheckinCode': checkinCode,
  'Orientation/CheckinFigures': checkinFigures,
  'Orientation/StationLink': stationLink,
  'Orientation/Fees': orientationFees,
  'Orientation/Figures': orientationCounts,
  'Orientation/Steps': orientationSteps,
  'Orientation/Arrivals': orientationArrivals,
  'Orientation/Tally': orientationTallies,
  'Orientation/Units': orientationUnits,
  'Orientation/GetMyAdmission': getMyAdmission,
  'Orientation/GetMyStations': getMyStations,
  'Orientation/GetMySteps': getMySteps,
  'Orientation/GetMySupplies': getMySupplies,
  'Orientation/GetMyEdu': getMyEdu,
  'Orientation/GetStudied': getStudied,
  'Orientation/GetWelcome': getWelcome,
  'Orientation/WelcomeSteps': getWelcomeSteps,
  'Orientation/WelcomeLinks': getWelcomeLinks,
  'Orientation/WelcomeNews': getWelcomeNews,
  'Orientation/WelcomeFile': getWelcomeFile,
  'Orientation/WelcomeGuides': getWelcomeGuides,
  'Orientation/LoginWays': loginWays,
  'Print/Documents': printDocuments,
  'Print/Entities': printEntities,
  'Print/Pdf': printPdf,
  'Print/Sample': printSample,
  'Print/Templates': printTemplates,
  'PublicAccess/Verify': verify,
  'Questionnaire/Cross': surveyCross,
  'Questionnaire/Design': surveyDesign,
  'Questionnaire/Figures': surveyFigures,
  'Questionnaire/Link': surveyLink,
  'Questionnaire/Paper': surveyPaper,
  'Questionnaire/ReadQuestions': readQuestions,
  'Questionnaire/SheetFactors': sheetFactors,
  'Questionnaire/SheetHistory': sheetHistory,
  'Questionnaire/Stat': surveyStat,
  'Questionnaire/Tallies': surveyTallies,
  'Questionnaire/Written': surveyWritten,
  'Rollcall/ByClass': byClass,
  'Rollcall/Figures': figures,
  'Rollcall/SignCode': signCode,
  'Push/Today': pushToday,
  'Rollcall/Trend': trend,
  'SysInfo/GetSettingHistory': getSettingHistory,
  'SysInfo/GetSettings': getSettings,
  'SysInfo/GetTitleAndImg': getTitleAndImg,
  'SysInfo/SiteImage': siteImage,
  'UserAuth/AdminUnboundUserWX': adminUnboundUserWX,
  'UserAuth/BeginSecondFactor': beginSecondFactor,
  'UserAuth/ChangeManUserPwd': changeManUserPwd,
  'UserAuth/ChangeUserPwd': changeUserPwd,
  'UserAuth/ConfirmSecondFactor': confirmSecondFactor,
  'UserAuth/DownloadNewUser': downloadNewUser,
  'UserAuth/EmailGetPwd': emailGetPwd,
  'UserAuth/EndSecondFactor': endSecondFactor,
  'UserAuth/GetDraftKey': getDraftKey,
  'UserAuth/GetManUserLogin': getManUserLogin,
  'UserAuth/GetOrgUserInfo': getOrgUserInfo,
  'UserAuth/GetSecondFactor': getSecondFactor,
  'UserAuth/GetSsoClients': getSsoClients,
  'UserAuth/GetUserId': getUserId,
  'UserAuth/InputExcelLinkNewUser': inputExcelLinkNewUser,
  'UserAuth/IsBingWX': isBingWX,
  'UserAuth/JudgePassword': judgePassword,
  'UserAuth/ResetPwdByToken': resetPwdByToken,
  'UserAuth/SecondFactorLogin': secondFactorLogin,
  'UserAuth/SSOAuthByLy': ssoAuthByLy,
  'UserAuth/SSOAuthByYM': ssoAuthByYM,
  'UserAuth/SSOAuthByZX': ssoAuthByZX,
  'UserAuth/SSOBegin': ssoBegin,
  'UserAuth/SSOBind': ssoBind,
  'UserAuth/SSOGetThreenUserLogin': ssoGetThreenUserLogin,
  'UserAuth/StatusUserMan': statusUserMan,
  'UserAuth/UnboundWX': unboundWX,
  'UserAuth/UserLoginOut': userLoginOut,
  'UserAuth/UserManRegion': userManRegion,
  'UserAuth/VerifyCode': verifyCode,
  'UserInfo/ChangeUserImg': changeUserImg,
  'UserInfo/GetBaseInfo': getBaseInfo,
  'UserInfo/GetLoginBaseInfo': getLoginBaseInfo,
  'UserOrg/ImportClassData': importClassData,
  'UserRole/GetRouteState': getRouteState,
  'UserRole/LoadManUserListByFilter': loadManUserListByFilter,
  'UserRole/LoadMenuByUser': loadMenuByUser,
};

/** The hand-written calls as the pipeline takes them: it has judged the input by the schema that the types came from. */
export function handlerAnswers(services: CallServices): Map<string, Answer> {
  const names = Object.keys(HANDLERS) as HandlerCall[];
  return new Map(
    names.map((name) => {
      const handler = HANDLERS[name] as Handler<HandlerCall>;
      return [name, (request) => handler(services, request as unknown as HandlerRequest<HandlerCall>)];
    }),
  );
}
